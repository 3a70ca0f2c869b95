const at = (file) => new URL(file, import.meta.url)

/** What each npm script runs. */
export const TASKS = {
  start: at('../tasks/start.ts'),
  dev: at('../tasks/dev.ts'),
  'dev:models': at('../tasks/dev-models.ts'),
  build: at('../tasks/build.ts'),
  check: at('../tasks/check.ts'),
  test: at('../tasks/test.ts'),
  'test:thorough': at('../tasks/test.ts'),
  ad: at('../tasks/ad.ts'),
  sheet: at('../tasks/sheet.ts'),
  goldens: at('../tasks/goldens.ts'),
  families: at('../tasks/families.ts'),
  counts: at('../tasks/counts.ts'),
  showcase: at('../tasks/showcase.ts'),
  previews: at('../tasks/previews.ts'),
  webfonts: at('../tasks/webfonts.ts'),
  languages: at('../tasks/languages.ts'),
  'bench:start': at('../../bench/start.ts'),
  'bench:generate': at('../../bench/generate.ts'),
  'bench:change': at('../../bench/change.ts'),
  'bench:studio': at('../../bench/studio.ts'),
  'bench:photos': at('../../bench/photos.ts'),
  'bench:models': at('../../bench/models.ts'),
  'bench:upload': at('../../bench/upload.ts'),
  'bench:web': at('../../bench/web.ts'),
}
