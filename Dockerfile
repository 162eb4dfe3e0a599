FROM python:3.11-slim

WORKDIR /app
# Debian's fonts for names in other letters: more than those of PyPI. `--build-arg FONTS=latin` leaves out both (62 MB).
ARG FONTS=all
# hadolint ignore=DL3008
RUN if [ "$FONTS" = all ]; then \
        apt-get update && apt-get install --yes --no-install-recommends fonts-noto-core fonts-noto-cjk \
        && rm -rf /var/lib/apt/lists/* /usr/share/fonts/*/noto/NotoSerif*; \
    fi
COPY requirements.txt ./
RUN sed -i '/^manimgx-fonts\|^noto-cjk/d' requirements.txt && pip install --no-cache-dir -r requirements.txt
COPY bot bot
COPY cogs cogs

RUN useradd --uid 10001 tavern && mkdir /data && chown tavern /data
USER 10001
ENV DATA_FOLDER=/data
VOLUME /data

STOPSIGNAL SIGTERM
HEALTHCHECK --interval=1m --timeout=10s --start-period=1m CMD ["python", "-m", "bot", "healthy"]
CMD ["python", "-m", "bot"]
