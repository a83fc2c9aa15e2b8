import { loggedError } from '../logging/logged-error.js';
import { masked } from '../common/masking.js';
import { resolve } from 'node:path';

/** Runs a command's work; a failure prints one message and exits with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? masked(loggedError(error).message) : 'Failed.');
    process.exitCode = 1;
  }
}

/** A file or folder relative to where the command was typed, not where npm runs it. */
export const placeAt = (named: string): string => resolve(process.env['INIT_CWD'] ?? '.', named);
