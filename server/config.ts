export interface Config {
  port: number
  dataDir: string
  databaseUrl: string | undefined
}
