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

/** Sentences of the server that quote names of the schema, which only code writes. */
const ABOUT_NAMES: Readonly<Record<string, RegExp>> = {
  ER_BAD_FIELD_ERROR: /^Unknown column '[\w.$]+' in '[\w ]+'/,
  ER_NO_SUCH_TABLE: /^Table '[\w.$-]+' doesn't exist/,
};
/** Where a statement cannot be read, without quotes and digits: no text of a member begins there. */
const NEAR = /near '([A-Za-z_ .,()=*`]+)/;

/** What the server says about names, and about a place of the statement itself, whose values are only placeholders. */
function aboutCode({ code, sqlMessage = '', query }: Partial<Failure>): string {
  if (code === 'ER_PARSE_ERROR') {
    const near = NEAR.exec(sqlMessage)?.[1]?.trim();
    return near && query?.includes(near) ? ` (near '${near}')` : '';
  }
  const [sentence] = ABOUT_NAMES[code ?? '']?.exec(sqlMessage) ?? [];
  return sentence ? ` (${sentence})` : '';
}

/**
 * An allowlist, never the error's own properties: a failed query carries its statement, its parameters and a server
 * message that quotes what a member typed.
 */
export function loggedError(error: unknown): LoggedError {
  const failure = (error ?? {}) as Partial<Failure>;
  const { name, code, message, stack, sqlMessage, query } = failure;
  const fromDatabase = sqlMessage !== undefined || query !== undefined;
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name ?? 'Error',
    ...(code !== undefined && { code }),
    message: fromDatabase
      ? `The database refused: ${code ?? 'without a code'}${aboutCode(failure)}`
      : (message ?? 'Not an error'),
    stack: frames.join('\n'),
  };
}
