"""What the two History of the World games share: map and reach, board, draft, siege, hold on regions."""
