"""Every sentence the tavern says, in five languages."""
