/** What the log may contain about a caught error. */
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
 * An allowlist, never the error's own properties: a failed query carries its statement, its parameters and a server
 * message that quotes what a member typed.
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
