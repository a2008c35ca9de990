"""What single cards do, by family."""
