import { ERRORS, type ErrorCode, type FieldErrors } from '@kalyanam/shared/errors';

export interface ErrorExtras {
  /** Sentence per field path. */
  fields?: FieldErrors;
  /** Another sentence than the table's, where the specification has one for this very case. */
  message?: string;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** More members of the answer, e.g. the decision that came first. */
  details?: Record<string, unknown>;
}

/** A failure that is answered with its row of the error table. */
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

/** A refusal that stands on one field, too. */
export const refusedField = (code: ErrorCode, field: string): AppError =>
  new AppError(code, { fields: { [field]: ERRORS[code].message } });

/** A form that is refused for one field. */
export const fieldError = (field: string, sentence: string): AppError =>
  new AppError('invalid-form', { fields: { [field]: sentence } });

/** R40: where the specification has a sentence for what is wrong, and nothing else is, that is the message. */
function onlySentence(fields: FieldErrors = {}): string | null {
  const [sentence, ...others] = new Set(Object.values(fields));
  return others.length === 0 ? (sentence ?? null) : null;
}
