import { types } from 'node:util';
import { loggedError } from '../../platform/logging/logged-error.js';
import { masked } from '../../platform/jobs/masking.js';
import { resolve } from 'node:path';

/** How long a failed command may take to close what it has opened. */
const CLOSING_MS = 5_000;

/** Runs a command's work; a failure prints one message and exits with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(types.isNativeError(error) ? masked(loggedError(error).message) : 'Failed.');
    process.exitCode = 1;
    // A context that could not be made cannot be closed, and its pool would keep the command from ending.
    setTimeout(() => process.exit(), CLOSING_MS).unref();
  }
}

/** A file or folder relative to where the command was typed, not where npm runs it. */
export const placeAt = (named: string): string => resolve(process.env['INIT_CWD'] ?? '.', named);
