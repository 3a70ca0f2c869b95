import type { Language } from './language.ts'

export const english: Language = {
  name: 'English',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: true,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: 'en-us',
  capitalizesNouns: false,
  ordinalStops: false,

  samples: {
    texts: `
      Handmade ceramic mug
      Wireless headphones with deep bass
      Fresh bread, baked every morning
      Sleep better tonight
      Café crème mug
      Our entrée into summer: jalapeño salsa
      A naïve little piñata for your party
      The jacket keeps you warm down to minus ten degrees.
      Beer and hot dog for $10
      Piano lessons for beginners
      Built for the trail
      Crème brûlée torch
      Garden chair, foldable
      Two fans stay quieter than a conversation.
      Soft cotton shirt with long sleeves
      Buy one, get one free
      Never lose your keys again
      Organic dog food without grain
      Yoga mat, 6 mm thick
      Waterproof boots made to last
    `,
    divided: 'tech|nol|ogy',
  },
}
