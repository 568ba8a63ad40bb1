"""The processes that draw and think for the bot."""
