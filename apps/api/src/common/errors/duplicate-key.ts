/** The name of the unique key that an insert or update ran into, or null for any other failure. */
export function duplicateKey(error: unknown): string | null {
  const { errno, sqlMessage } = error as { errno?: unknown; sqlMessage?: unknown };
  if (errno !== 1062 || typeof sqlMessage !== 'string') return null;
  return /for key '(?:[^'.]*\.)?([^']+)'/.exec(sqlMessage)?.[1] ?? '';
}
