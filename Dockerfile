FROM python:3.11-slim

WORKDIR /app
COPY requirements.txt ./
# `--build-arg FONTS=latin` leaves out the fonts of other letters: 21 MB, and 30 of a package that they bring along.
ARG FONTS=all
RUN if [ "$FONTS" = latin ]; then sed -i '/^justmytype\|^noto-cjk\|^fonttools/d' requirements.txt; fi \
    && pip install --no-cache-dir -r requirements.txt
COPY bot bot
COPY cogs cogs

RUN useradd --uid 10001 tavern && mkdir /data && chown tavern /data
USER 10001
ENV DATA_FOLDER=/data
VOLUME /data

STOPSIGNAL SIGTERM
HEALTHCHECK --interval=1m --timeout=10s --start-period=1m CMD ["python", "-m", "bot", "healthy"]
CMD ["python", "-m", "bot"]
