import type { ErrorCode, Failure, FieldErrors } from '@kalyanam/shared/base/errors';
import { MESSAGES } from '@kalyanam/shared/base/messages';

interface Details {
  status: number;
  code: ErrorCode | 'network';
  message: string;
  fields?: FieldErrors;
  requestId?: string;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
  body?: object;
}

/** A call that the API refused (R40), or that never reached it (`NetworkError`, status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields: FieldErrors;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  /** The whole refusal, for members beyond the usual ones, e.g. the decision that came first. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(details: Details) {
    super(details.message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.body = { ...details.body };
  }
}

/** No answer came: offline, time-out, or a connection that broke. It says nothing about the session (R3). */
export class NetworkError extends ApiError {
  constructor(message: string = MESSAGES.anErrorOccurred) {
    super({ status: 0, code: 'network', message });
    this.name = 'NetworkError';
  }
}

export const isApiError = (thrown: unknown): thrown is ApiError => thrown instanceof ApiError;

/** Whether no answer came, so that nothing is known of what the call did. */
export const isLost = (thrown: unknown): thrown is NetworkError => thrown instanceof NetworkError;

/** Whether the API refused a call for this reason. */
export const isRefused = (thrown: unknown, code: ErrorCode): thrown is ApiError =>
  isApiError(thrown) && thrown.code === code;

/** Whether the caller itself stopped the call. */
export const isAbort = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError';

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' && body !== null && typeof (body as Partial<Failure>).code === 'string';

const seconds = (header: string | null): number | undefined => {
  const wait = Number(header);
  return header && Number.isFinite(wait) ? wait : undefined;
};

/** The error of a failed answer; `fallback` is the sentence when the server gave none. */
export function failureOf(status: number, text: string, retryAfter: string | null, fallback: string): ApiError {
  const body = parseJson(text);
  const wait = seconds(retryAfter);
  const details = isFailure(body) ? { ...body, body } : { code: 'unexpected' as const, message: fallback };
  return new ApiError({
    ...details,
    message: details.message || fallback,
    status,
    ...(wait === undefined ? {} : { retryAfter: wait }),
  });
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
