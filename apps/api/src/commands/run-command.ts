import { loggedError } from '../logging/logged-error.js';
import { masked } from '../common/masking.js';

/** Runs a command's work; a failure becomes one sentence and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? masked(loggedError(error).message) : 'Failed.');
    process.exitCode = 1;
  }
}
