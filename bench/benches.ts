const at = (file: string) => new URL(file, import.meta.url)

/** The program of each bench. docs/benches.md says what each measures, its last figures and its bound. */
export const BENCHES = {
  start: at('start.ts'),
  peers: at('peers.ts'),
  generate: at('generate.ts'),
  change: at('change.ts'),
  tasks: at('tasks.ts'),
  studio: at('studio.ts'),
  photos: at('photos.ts'),
  models: at('models.ts'),
  upload: at('upload.ts'),
  catalogue: at('catalogue.ts'),
  server: at('server.ts'),
  flat: at('flat.ts'),
  outage: at('outage.ts'),
  proof: at('proof.ts'),
  soak: at('soak.ts'),
  web: at('web.ts'),
  rules: at('rules.ts'),
  readers: at('readers.ts'),
}
