import type { Language } from './language.ts'

export const greek: Language = {
  name: 'Greek',
  scripts: ['greek'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['«', '»'],
  hyphenation: 'el-monoton',
  capitalizesNouns: false,
  ordinalStops: false,

  samples: {
    texts: `
      Χειροποίητη κεραμική κούπα
      Ασύρματα ακουστικά
      Φρέσκο ψωμί κάθε πρωί
      Κοιμηθείτε καλύτερα
      Ζεστό μάλλινο μπουφάν
      Μπίρα και λουκάνικο
      Πτυσσόμενη καρέκλα κήπου
      Μαθήματα πιάνου για αρχάριους
      Ποτέ ξανά κρύα πόδια
      Δύο ανεμιστήρες πιο ήσυχοι από μια συζήτηση.
      Τροφή σκύλων χωρίς δημητριακά
      Βαμβακερό πουκάμισο
      Το νέο σου σακίδιο
      Ελαφριά παπούτσια τρεξίματος
      Αδιάβροχο έως δέκα μέτρα
      Καφές από δικό μας καβουρδιστήριο
      Περισσότερο φως στον κήπο
      Η λάμπα ανάβει μόνη της το βράδυ.
      Ξύλινα παιχνίδια
      Καλοκαιρινό φόρεμα, TOP τιμή
    `,
    divided: 'Ηλε|κτρο|ε|γκε|φα|λο|γρά|φημα',
  },
}
