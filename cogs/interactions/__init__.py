"""What every interaction needs: to be acknowledged, answered, refused kindly."""
