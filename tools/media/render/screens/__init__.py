"""Pictures on the screens of the operations room. ``pen.screen`` turns one into a material."""
