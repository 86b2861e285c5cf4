"""One module per picture; each has ``build()`` which fills the empty scene."""
