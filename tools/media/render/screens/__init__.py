"""What the screens of the operations room show, drawn as pictures: ``screen`` turns one into a material."""
