import type { Language } from './language.ts'

export const french: Language = {
  name: 'French',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['«\u202f', '\u202f»'],
  hyphenation: 'fr',
  capitalizesNouns: false,
  ordinalStops: false,

  samples: {
    texts: `
      Tasse en céramique faite main
      Casque sans fil
      Du pain frais chaque matin
      Mieux dormir
      Veste chaude en laine
      Une bière et un hot-dog
      Chaise de jardin pliante
      Cours de piano pour débutants
      Plus jamais froid aux pieds
      Deux ventilateurs plus discrets qu’une conversation.
      Croquettes sans céréales pour chien
      Chemise en coton à manches longues
      Votre nouveau sac à dos
      Chaussures de course légères
      Étanche jusqu’à dix mètres
      Café torréfié chez nous
      Éclairez votre jardin
      La lampe s’allume toute seule le soir.
      Jouets en bois fabriqués dans le Jura
      Robe d’été soldée
    `,
    divided: 'pro|fes|sion|nel|le|ment',
  },
}
