import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { inNumbers, locale, plural, setPageLanguage, t, translated } from './i18n.ts'
import { rich } from './rich.tsx'
import { languageOf, type Messages } from './translator.ts'

function inGerman(messages: Messages): void {
  setPageLanguage(languageOf('de', messages))
  onTestFinished(() => setPageLanguage(undefined))
}

it('gives English texts as they are written, with their values filled in', () => {
  expect(t('Save {name}, not {name}', { name: '{x} $&' })).toBe('Save {x} $&, not {x} $&')
  expect(plural(1, { one: '1 ad', other: '{count} ads' })).toBe('1 ad')
  expect(plural(2000, { one: '1 ad of {name}', other: '{count} ads of {name}' }, { name: 'Mo' })).toBe(
    '2,000 ads of Mo',
  )
  expect([translated('Clean & Minimal'), inNumbers(2000), locale('en-GB')]).toEqual([
    'Clean & Minimal',
    '2,000',
    'en-GB',
  ])
})

it('gives a translation in the form for its count, and other texts in English', () => {
  inGerman({
    'Save {name}': '{name} speichern',
    '{count} ads': '{count, plural, one {# Anzeige} other {# Anzeigen}}',
  })
  expect(t('Save {name}', { name: '<Mo> {x}' })).toBe('<Mo> {x} speichern')
  expect([0, 1, 2000].map((count) => plural(count, { one: '1 ad', other: '{count} ads' }))).toEqual([
    '0 Anzeigen',
    '1 Anzeige',
    '2.000 Anzeigen',
  ])
  expect([t('Close'), t('constructor'), inNumbers(2000), locale('en-US')]).toEqual([
    'Close',
    'constructor',
    '2.000',
    'de',
  ])
})

it('recognizes a sentence with its values in it by the words between them', () => {
  inGerman({
    'Clean & Minimal': 'Klar',
    'At most {max} photos (JPEG) fit.': 'Höchstens {max} Fotos (JPEG) passen.',
    '{count} ads were deleted.': '{count, plural, one {# Anzeige} other {# Anzeigen}} gelöscht.',
    '{a}: {b}': 'never by this alone',
    '{format} without {parts}': '{format} ohne {parts}',
    '{file} is locked. Please pack it without a password.': '{file} ist gesperrt.',
    badge: 'Plakette',
    'Your words say “{word}”.': 'Ihre Worte sagen „{word}“.',
    'It is gray.': 'Es ist grau.',
  })
  expect(translated('Clean & Minimal')).toBe('Klar')
  expect(translated('At most 5 photos (JPEG) fit.')).toBe('Höchstens 5 Fotos (JPEG) passen.')
  expect(translated('2,000 ads were deleted.')).toBe('2.000 Anzeigen gelöscht.')
  expect([
    translated('Story without badge'),
    translated('badge is locked. Please pack it without a password.'),
  ]).toEqual(['Story ohne Plakette', 'badge ist gesperrt.'])
  expect(translated('Your words say “badge”. It is gray.')).toBe('Ihre Worte sagen „badge“. Es ist grau.')
  // A sentence is not translated by half.
  expect(translated('It is gray. So what.')).toBe('It is gray. So what.')
  expect([translated('Oak: brown'), translated('At most 5 photos fit.'), translated('__proto__')]).toEqual([
    'Oak: brown',
    'At most 5 photos fit.',
    '__proto__',
  ])
})

it('makes elements of the parts of a sentence, and leaves tags without an element as text', () => {
  const text = rich('Read <terms>our terms</terms> & <b>this</b>.', { terms: (words) => <a href="/terms">{words}</a> })
  expect(renderToStaticMarkup(<p>{text}</p>)).toBe('<p>Read <a href="/terms">our terms</a> &amp; this.</p>')
})
