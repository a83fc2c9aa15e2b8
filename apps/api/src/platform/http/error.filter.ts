import { ERRORS, type ErrorCode, type Failure } from '@kalyanam/shared/base/errors';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { refuseFromNow } from './refused-requests.js';
import { isDatabaseAway } from '../database/errors.js';

const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'malformed-request',
  401: 'not-signed-in',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-found',
  413: 'payload-too-large',
  415: 'unsupported-media',
  429: 'too-many-requests',
  503: 'busy',
};

/** Turns every failure into the shape of R40; unknown ones get a neutral message. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Failure');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const known = asAppError(error);
    // Under its name: the logger takes an error of another realm (native code, a test's own globals) for plain data.
    if (known.code === 'unexpected') this.log.error({ err: error });
    if (known.extras.retryAfter !== undefined)
      void reply.header('Retry-After', String(Math.ceil(known.extras.retryAfter)));
    if (known.extras.final) refuseFromNow(request, known.extras.final, known.extras.retryAfter ?? 0);
    if (reply.sent) return;
    void reply.status(known.status).send({
      success: false,
      code: known.code,
      message: known.message,
      ...(known.extras.fields && { fields: known.extras.fields }),
      ...known.extras.details,
      requestId: request.id,
    } satisfies Failure & Record<string, unknown>);
  }
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode } = error as { statusCode?: number };
  if (isDatabaseAway(error)) return new AppError('busy', { retryAfter: 5 });
  const status = error instanceof HttpException ? error.getStatus() : (statusCode ?? 500);
  const known = BY_STATUS[status];
  return known && ERRORS[known] ? new AppError(known) : new AppError('unexpected');
}
