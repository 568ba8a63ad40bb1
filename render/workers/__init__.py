"""Pictures in processes of their own, and what is drawn from the command line."""
