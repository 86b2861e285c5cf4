"""One module per picture. Its ``build()`` fills an empty scene; ``render.py`` renders it.

Size and samples ("2 × 8" means two half buffers of 8 each) repeat ``looks.py``. Unless a scene says
otherwise, its models use only the default seeds of their functions. Times: README.md, "Costs".
"""
