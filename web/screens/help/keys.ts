import { t } from '#web/i18n/i18n.ts'

/** Keys with a special effect. Tab, Enter, Escape and the arrows of lists do what they do everywhere. */
export const KEYS: readonly { where: string; rows: readonly { keys: readonly string[]; does: string }[] }[] = [
  {
    where: t('Everywhere'),
    rows: [{ keys: ['F8'], does: t('Goes to the message at the edge of the screen') }],
  },
  {
    where: t('Your photos'),
    rows: [{ keys: [t('Ctrl Z'), '⌘ Z'], does: t('Brings back the photo that was removed last') }],
  },
  {
    where: t('A finished ad'),
    rows: [
      { keys: [t('Ctrl Z'), '⌘ Z'], does: t('Takes back the last change') },
      { keys: [t('Ctrl Shift Z'), t('⌘ Shift Z')], does: t('Makes a change again that was taken back') },
      { keys: [t('Arrows')], does: t('Go from text to text on the picture; Enter opens one') },
    ],
  },
  {
    where: t('Touching up a photo'),
    rows: [
      { keys: [t('Arrows'), t('Shift Arrows')], does: t('Move the brush, or move it further') },
      { keys: [t('Space')], does: t('Paints while it is held') },
      { keys: ['+', '-'], does: t('Make the brush larger or smaller') },
      { keys: [t('Ctrl Z'), '⌘ Z'], does: t('Takes back the last stroke') },
      { keys: [t('Ctrl Y'), '⌘ Y'], does: t('Paints it again') },
    ],
  },
  {
    where: t('A review link'),
    rows: [
      { keys: [t('Arrows'), t('Shift Arrows')], does: t('Move the mark on a picture; Enter puts a comment there') },
    ],
  },
]
