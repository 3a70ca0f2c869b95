import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from '#server/config.ts'
import type { FoldedOutages } from '#server/platform/logging/fold-outages.ts'
import { describeError } from './describe-error.ts'
import { loggedPath } from './logged-path.ts'

interface LoggedRequest {
  method: string
  url: string
  ip: string
  routeOptions?: { url?: string | undefined }
}

/**
 * Writes one JSON line an event to standard output. Secrets that could open a session are never written: headers are
 * omitted except those named here, and addresses lose their query, which carries codes during sign-in, and the token of
 * a review link.
 */
export function makeLog(
  { logLevel, instance, version }: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'instance' | 'version'>>,
  { destination, outages }: { destination?: DestinationStream; outages?: FoldedOutages } = {},
): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    // Named one by one, because the settings contain all the secrets.
    base: { instance, version },
    ...(outages && { hooks: { logMethod: writeNews(outages) } }),
    redact: [
      '*.cookie',
      '*.authorization',
      '*["set-cookie"]',
      '*.password',
      '*.token',
      '*.secret',
      '*.access_token',
      '*.id_token',
    ],
    serializers: {
      err: (error: unknown) => describeError(error),
      req: ({ method, url, ip, routeOptions }: LoggedRequest) => ({
        method,
        ip,
        path: loggedPath(url, routeOptions?.url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

function writeNews(outages: FoldedOutages): NonNullable<LoggerOptions['hooks']>['logMethod'] {
  return function write(args, method) {
    const [facts, message] = args as [unknown, unknown]
    if (outages.isNews(facts, String(message))) method.apply(this, args)
  }
}
