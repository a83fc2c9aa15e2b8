import { Problem } from '../system/problem.mjs';

const KNOWN = [
  [
    /no space left|disk (is )?full|errno:? ?28\b|error:? 28\b/i,
    ({ folder }) => `The disk is full: free some space for ${folder}, then start again.`,
  ],
  [
    /unable to lock|another (mysqld|mariadbd) process/i,
    ({ folder }) => `Another database server already uses ${folder}: stop it, or set DATA_DIR to another folder.`,
  ],
  [
    /permission denied|errno:? ?13\b|can't (create|write)/i,
    ({ folder }) =>
      `The database server cannot write to ${folder}: change the owner of that folder, or set DATA_DIR to a folder you own.`,
  ],
  [
    /created with a newer|unsupported redo log|downgrade|cannot upgrade|invalid flags|was created with/i,
    ({ data }) =>
      `The database in ${data} was made by another server version: use that version, or move the folder away to start with a new one.`,
  ],
];

const errorLines = (output) =>
  output
    .split('\n')
    .filter((line) => /error/i.test(line))
    .slice(-3)
    .join('\n');

/** Turns the server's output into a sentence that says what to do. */
export function complain(output, place) {
  const known = KNOWN.find(([pattern]) => pattern.test(output));
  if (known) return new Problem(known[1](place));
  return new Problem(
    `The database in ${place.data} does not start; it may be damaged. Restore a backup, or move that folder away to start with a new one. ` +
      `The server's log is ${place.log}.\n${errorLines(output)}`,
  );
}
