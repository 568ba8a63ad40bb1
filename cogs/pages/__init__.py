"""What each message says, as data; no Discord, no drawing."""
