import { LoggerModule } from 'nestjs-pino';
import { Settings } from '../config/settings.js';
import { masked } from '../common/masking.js';
import { loggedError } from './logged-error.js';

interface LoggedRequest {
  id: string;
  method: string;
  url: string;
}

const maskedOutput = {
  write(line: string): void {
    process.stdout.write(masked(line));
  },
};

/** The token of a link opens what it leads to. */
const withoutTokens = (path: string): string => path.replace(/(\/public\/biodata\/)[^/]+/i, '$1••••');

/** Logs only an allowlist: method, path without query, status, time. Never a body or a header. */
export const requestLog = LoggerModule.forRootAsync({
  inject: [Settings],
  useFactory: (settings: Settings) => ({
    pinoHttp: [
      {
        level: settings.logLevel,
        serializers: {
          req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: withoutTokens(url.split('?')[0] ?? '') }),
          res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
          err: ({ raw }: { raw: unknown }) => loggedError(raw),
        },
      },
      maskedOutput,
    ],
  }),
});
