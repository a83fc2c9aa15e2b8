import { types } from 'node:util';
import type { LimitName } from '../config/limit-table.js';
import { ERRORS, type ErrorCode, type FieldErrors } from '@kalyanam/shared/base/errors';

export interface ErrorExtras {
  /** Sentence per field path. */
  fields?: FieldErrors;
  /** Replaces the table's message where the specification has one for this case. */
  message?: string;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** The limit that keeps refusing this route to this network until `retryAfter` is over. */
  final?: LimitName;
  /** Further properties of the response, e.g. the decision that came first. */
  details?: Record<string, unknown>;
}

/** A failure that is reported with its row of the error table. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly extras: ErrorExtras = {},
  ) {
    super(extras.message ?? onlySentence(extras.fields) ?? ERRORS[code].message);
    this.status = ERRORS[code].status;
  }
}

/** An error that is also shown on one field. */
export const refusedField = (code: ErrorCode, field: string): AppError =>
  new AppError(code, { fields: { [field]: ERRORS[code].message } });

/** A person corrects no more at once, and the answer to a long body of unknown names is short. */
const MOST_NAMED = 20;

export const invalidForm = (fields: FieldErrors): AppError =>
  new AppError('invalid-form', { fields: Object.fromEntries(Object.entries(fields).slice(0, MOST_NAMED)) });

/** An invalid form, because of one field. */
export const fieldError = (field: string, sentence: string): AppError =>
  new AppError('invalid-form', { fields: { [field]: sentence } });

/** R40: if the specification has a message for the only error, that is the response's message. */
function onlySentence(fields: FieldErrors = {}): string | null {
  const [sentence, ...others] = new Set(Object.values(fields));
  return others.length === 0 ? (sentence ?? null) : null;
}

/** A failure's description for the log and for tables, without any content: a driver's message may quote a row. */
export function reasonOf(error: unknown): string {
  const { code, responseCode, cause } = (error ?? {}) as { code?: unknown; responseCode?: unknown; cause?: unknown };
  if (typeof responseCode === 'number') return `refused with ${responseCode}`;
  if (typeof code === 'string') return code.slice(0, 60);
  // `fetch` says why only there: the name is unknown, the certificate has expired.
  const { code: deeper } = (cause ?? {}) as { code?: unknown };
  if (typeof deeper === 'string') return deeper.slice(0, 60);
  return types.isNativeError(error) ? error.name : 'unknown';
}
