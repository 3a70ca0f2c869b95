import { type ReactNode, useId, useState } from 'react'
import { type FormatId, type FormatPlace, getFormat } from '#contract/formats.ts'
import { t } from '#web/i18n/i18n.ts'
import { BoardScene } from './board-scene.tsx'
import { FeedScene } from './feed-scene.tsx'
import styles from './in-context.module.css'
import { PageScene } from './page-scene.tsx'
import { PhoneScene } from './phone-scene.tsx'
import type { SceneProps } from './scene.ts'
import { ScreenScene } from './screen-scene.tsx'
import { StoryScene } from './story-scene.tsx'

interface InContextProps {
  format: FormatId
  imageUrl: string
  /** A name for the picture from the viewer's perspective. */
  subject?: string
}

const THEMES = [
  { id: 'light', name: t('Light') },
  { id: 'dark', name: t('Dark') },
] as const

/**
 * Shows the ad in the surroundings in which people will see it. They are drawn by us, without any platform's own marks.
 */
export function InContext({ format, imageUrl, subject = t('Your ad') }: InContextProps) {
  const [theme, setTheme] = useState<(typeof THEMES)[number]['id']>('light')
  const [isCovered, setCovered] = useState(true)
  const themesId = useId()
  const row = getFormat(format)
  const { describe, Scene, text } = SCENES[row.place]
  return (
    <div className={styles.context}>
      <div className={styles.tools}>
        <div className={styles.themes} role="radiogroup" aria-labelledby={themesId}>
          <span id={themesId}>{t('Screen')}</span>
          {THEMES.map(({ id, name: themeName }) => (
            <label key={id}>
              <input type="radio" name={themesId} checked={theme === id} onChange={() => setTheme(id)} />
              {themeName}
            </label>
          ))}
        </div>
        {Scene === StoryScene && (
          <label className={styles.check}>
            <input type="checkbox" checked={isCovered} onChange={() => setCovered(!isCovered)} />
            {t('Show what the platform covers')}
          </label>
        )}
      </div>
      <div className={styles.stage} data-theme={theme} {...(Scene === PageScene && SCROLLS)}>
        <Scene imageUrl={imageUrl} format={row} isCovered={isCovered} label={describe(subject)} />
      </div>
      <p className={styles.text}>{text}</p>
    </div>
  )
}

/**
 * Props of a scene that scrolls sideways, by the keyboard too: a page with a banner in true proportion is wider than a
 * phone.
 */
const SCROLLS = {
  tabIndex: 0,
  role: 'group',
  'aria-label': t('The page, which can be moved sideways'),
  'data-wide': true,
  ref: (stage: HTMLElement | null) =>
    stage?.querySelector('image')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
}

interface Surroundings {
  describe: (subject: string) => string
  Scene: (props: SceneProps) => ReactNode
  text: string
}

const IN_FEED: Surroundings = {
  describe: (subject) => t('{subject} in a phone’s feed', { subject }),
  Scene: FeedScene,
  text: t('As wide as the phone, between two posts.'),
}
const ON_PAGE: Surroundings = {
  describe: (subject) => t('{subject} on a web page', { subject }),
  Scene: PageScene,
  text: t('In true proportion to a page of 1000 pixels.'),
}

const SCENES: Record<FormatPlace, Surroundings> = {
  feed: IN_FEED,
  cards: IN_FEED,
  story: {
    describe: (subject) => t('{subject} as a story on a phone', { subject }),
    Scene: StoryScene,
    text: t('The whole screen. What matters stays clear of the bars that the platform lays over it.'),
  },
  board: {
    describe: (subject) => t('{subject} on a board of pins', { subject }),
    Scene: BoardScene,
    text: t('In one of two columns on a phone, among other pins.'),
  },
  screen: {
    describe: (subject) => t('{subject} on a screen on a wall', { subject }),
    Scene: ScreenScene,
    text: t('The whole screen, as people see it in passing.'),
  },
  column: ON_PAGE,
  strip: ON_PAGE,
  phone: {
    describe: (subject) => t('{subject} on a phone', { subject }),
    Scene: PhoneScene,
    text: t('In true proportion to a phone of 390 pixels, at the edge of its screen.'),
  },
}
