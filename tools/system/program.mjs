import { endCommands, STOPPED } from './commands.mjs';
import { describe } from './problem.mjs';
import { onStopSignal } from './stop-signal.mjs';

/** Runs the whole of a command: a failure prints its message and exits 1; Ctrl-C also ends the processes it started. */
export async function runProgram(work) {
  void onStopSignal().then(() => {
    endCommands();
    process.exit(STOPPED);
  });
  try {
    await work();
  } catch (error) {
    console.error(describe(error));
    process.exitCode = 1;
  }
}
