import { type Config, readConfig } from '#server/config.ts'

const READ = /^(DATA_DIR|DATABASE_.*|S3_.*|AWS_.*)$/

/** Reads from the environment only what names the data, so that no tool needs the secrets of a production start. */
export function readDataConfig(env: NodeJS.ProcessEnv): Config {
  return readConfig(Object.fromEntries(Object.entries(env).filter(([name]) => READ.test(name))))
}
