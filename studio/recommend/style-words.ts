import type { AdStyle } from '#contract/choices.ts'

/**
 * Beginnings of words by which a product tells how it wants to be shown, in the languages that most ads are written in. A
 * word counts when it begins with one of these; those in `WHOLE` only as they stand.
 */
export const STYLE_STEMS: Record<AdStyle, readonly string[]> = {
  clean: stems(`
    skin cream lotion serum balm soap shampoo organic natural botanic sustain recycl vegan ceramic mug lamp lighting linen
    cotton pillow chair furniture plant herbal honey olive oak wooden minimal gentle pure handmade bakery candle blanket
    möbel pflanze natürlich bio- honig keramik leinen haut seife
    naturel bougie miel meuble plante savon piel jabón planta muebles cerámica naturale pelle sapone pianta ceramica`),
  bold: stems(`
    energy sport fitness workout running sneaker trainer muscle protein spicy burger pizza power turbo extreme sale clearance
    street skate bike boxing football basketball soda fizz bubbles loud
    energie kraft scharf rabatt vélo énergie piment rebajas fuerza picante potenza saldi`),
  luxury: stems(`
    perfum parfum fragrance cologne diamond jewel bracelet necklace earring carat gold platinum pearl silk cashmere leather
    champagne couture luxur premium exclusive elegan timepiece chronograph whisky cognac saffron truffle velvet gemstone marble
    duft schmuck seide edel uhrmacher luxe bijou soie élégan joya seda lujo perla gioiell seta lusso eleganz`),
  playful: stems(`
    kids child toddler baby toy puzzle candy chocolate cookie gummi sweet party birthday puppy kitten confetti sticker
    cartoon funny funky colourful colorful rainbow ice-cream lollipop playful
    kinder spielzeug süß bunt enfant jouet bonbon niño juguete dulce divert bambin giocattol caramell`),
  corporate: stems(`
    business office company compan team invoice accounting consult enterprise b2b insurance warranty industr workshop
    logistic payroll compliance finance legal training seminar certif printer workstation productivity meeting
    büro unternehmen firma versicherung entreprise bureau formation empresa oficina seguro azienda ufficio`),
  modern: stems(`
    accelerator processor gpu laptop notebook phone smart app software wireless bluetooth headphone earbud speaker camera
    drone gaming console sensor electric charger battery memory gigabyte terabyte algorithm robot hologram streaming device
    kopfhörer kamera akku drahtlos casque appareil sans-fil auricular cámara inalámbric cuffie fotocamera senza-fili`),
}

/** Short words that are the beginning of too many others. */
export const STYLE_WHOLE: Partial<Record<AdStyle, readonly string[]>> = {
  clean: ['tea', 'wax', 'spa', 'oat'],
  bold: ['gym', 'run', 'mma'],
  luxury: ['ring', 'rings', 'eau', 'noir', 'wine', 'watch'],
  playful: ['fun', 'pet', 'pets', 'dog', 'cat', 'jam'],
  corporate: ['crm', 'erp', 'tax'],
  modern: ['ai', 'led', 'usb', 'vr', 'ki', '5g', 'gb', 'tb'],
}

function stems(text: string): string[] {
  return text.trim().split(/\s+/)
}
