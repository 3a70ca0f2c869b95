/** What the keys do beside Tab, Enter, Escape and the arrows of lists, which do what they do everywhere. */
export const KEYS: readonly { where: string; rows: readonly { keys: readonly string[]; does: string }[] }[] = [
  {
    where: 'Everywhere',
    rows: [{ keys: ['F8'], does: 'Goes to the message at the edge of the screen' }],
  },
  {
    where: 'Your photos',
    rows: [{ keys: ['Ctrl Z', '⌘ Z'], does: 'Brings back the photo that was removed last' }],
  },
  {
    where: 'A finished ad',
    rows: [
      { keys: ['Ctrl Z', '⌘ Z'], does: 'Takes back the last change' },
      { keys: ['Ctrl Shift Z', '⌘ Shift Z'], does: 'Makes a change again that was taken back' },
      { keys: ['Arrows'], does: 'Go from text to text on the picture; Enter opens one' },
    ],
  },
  {
    where: 'Touching up a photo',
    rows: [
      { keys: ['Arrows', 'Shift Arrows'], does: 'Move the brush, or move it further' },
      { keys: ['Space'], does: 'Paints while it is held' },
      { keys: ['+', '-'], does: 'Make the brush larger or smaller' },
      { keys: ['Ctrl Z', '⌘ Z'], does: 'Takes back the last stroke' },
      { keys: ['Ctrl Y', '⌘ Y'], does: 'Paints it again' },
    ],
  },
  {
    where: 'A review link',
    rows: [{ keys: ['Arrows', 'Shift Arrows'], does: 'Move the mark on a picture; Enter puts a comment there' }],
  },
]
