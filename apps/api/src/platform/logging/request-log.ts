import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoggerModule } from 'nestjs-pino';
import { stdTimeFunctions, type Level, type LogFn } from 'pino';
import { Clock } from '../time/clock.js';
import { isHealthCheck, notedOf } from '../http/noted.js';
import { masked } from '../jobs/masking.js';
import { buildName } from '../config/build.js';
import { Settings } from '../config/settings.js';
import { loggedError } from './logged-error.js';
import { whoUnder } from './who.js';

interface LoggedRequest {
  id: string;
  method: string;
  url: string;
  raw: IncomingMessage;
}

/** Hexadecimal ids have digits enough to be taken for an identity number. */
const IDS = /("(?:id|trace)":"[\da-f-]{32,36}")/;

/** @internal exported for its test */
export const maskedLine = (line: string): string =>
  line
    .split(IDS)
    .map((part, place) => (place % 2 === 1 ? part : masked(part)))
    .join('');

const maskedOutput = {
  write(line: string): void {
    process.stdout.write(maskedLine(line));
  },
};

/** A link's token opens what it leads to, and an id tells whose page was read: only routes are logged, of others no long part. */
const pathOf = (raw: IncomingMessage, url: string): string =>
  notedOf(raw).route ?? (url.split('?')[0] ?? '').replace(/[^/]{20,}/g, '••••');

/** 503 is how a process says that it is not ready: a line at `warn`, not an error of its own. */
function levelOf(request: IncomingMessage, { statusCode }: ServerResponse, error?: Error): Level {
  if (isHealthCheck(request)) return statusCode < 400 ? 'debug' : 'warn';
  return error || statusCode >= 500 ? 'error' : 'info';
}

/** What Nest tells at each start: 200 lines about routes and modules that never differ. */
const OF_THE_FRAMEWORK = new Set(['RoutesResolver', 'RouterExplorer', 'InstanceLoader']);
const INFO = 30;

/**
 * Logs only an allowlist: method, pattern of the route, status, time, trace, and a digest of the account.
 * Never a body or a header. The build is in every line: while a release is rolled out, two write beside each other.
 */
export const requestLog = LoggerModule.forRootAsync({
  inject: [Settings, Clock],
  useFactory: (settings: Settings, clock: Clock) => {
    const who = whoUnder(settings.secrets.codes);
    return {
      pinoHttp: [
        {
          level: settings.logLevel,
          base: { pid: process.pid, build: buildName(settings.build) },
          timestamp: stdTimeFunctions.isoTime,
          formatters: { level: (label: string) => ({ level: label }) },
          hooks: {
            logMethod(this: { debug: LogFn }, args: Parameters<LogFn>, method: LogFn, level: number) {
              const [{ context }] = args as unknown as [{ context?: string }];
              const isNoise = level === INFO && context !== undefined && OF_THE_FRAMEWORK.has(context);
              (isNoise ? this.debug : method).apply(this, args);
            },
          },
          customLogLevel: levelOf,
          customProps: (request: IncomingMessage) => {
            const { caller } = notedOf(request);
            return caller === undefined ? {} : { who: who(caller, clock.now()) };
          },
          serializers: {
            req: ({ id, method, url, raw }: LoggedRequest) => {
              const { trace } = notedOf(raw);
              return {
                id,
                method,
                path: pathOf(raw, url),
                ...(trace !== undefined && { trace }),
              };
            },
            res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
            err: ({ raw }: { raw: unknown }) => loggedError(raw),
          },
        },
        maskedOutput,
      ],
    };
  },
});
