/** What a caught failure may say about itself in the log. */
export interface LoggedError {
  type: string;
  code?: string | number;
  message: string;
  stack: string;
}

interface Failure extends Error {
  code?: string | number;
  errno?: number;
  query?: string;
  sqlMessage?: string;
}

/**
 * An allow-list, never the members of the error: those of a failed query are its statement, its parameters and a
 * sentence of the server that quotes what a member typed.
 */
export function loggedError(error: unknown): LoggedError {
  const { name, code, message, stack, sqlMessage, query } = (error ?? {}) as Partial<Failure>;
  const fromDatabase = sqlMessage !== undefined || query !== undefined;
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name ?? 'Error',
    ...(code !== undefined && { code }),
    message: fromDatabase ? `The database refused: ${code ?? 'without a code'}` : (message ?? 'Not an error'),
    stack: frames.join('\n'),
  };
}
