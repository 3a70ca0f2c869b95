"""A carton of tea: nothing but straight edges, one side of it nearly white."""
from lettering import lettering
from lights import even_light, no_ground
from materials import material
from scene import camera, group, place
from shapes import box

PHOTOS = {'truth': dict(file='tea-carton.webp', exposure=0.45, contrast=1.3, white=3)}


def build(_ground):
    carton = group('carton', turn=(0, 0, 33))
    card = material('card', (0.83, 0.82, 0.78), 0.6, relief=(20, 0.002))
    band = material('band', (0.45, 0.09, 0.11), 0.5)
    ink = material('ink', (0.05, 0.05, 0.05), 0.6)
    place(box('body', (9, 6, 15), card, 0.06), (0, 0, 7.5), parent=carton)
    place(box('band', (9.04, 6.04, 4.6), band, 0.06), (0, 0, 3.2), parent=carton)
    for line, height, size in (('MARLOW', 10.6, 1.35), ('BREAKFAST TEA', 9.0, 0.62)):
        place(lettering(line, 'lato-bold', size, ink, 1.1), (0, -3.02, height), (90, 0, 0), carton)
    even_light((0, 0, 8), 52)
    no_ground()
    camera((0, -98, 40), (0, 0, 7.3), lens=120, size=(820, 1000))
