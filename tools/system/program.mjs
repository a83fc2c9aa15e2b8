import { endCommands, STOPPED } from './commands.mjs';
import { describe } from './problem.mjs';
import { onStopSignal } from './stop-signal.mjs';

/** Runs the whole of a command: a failure is told in its words and ends it with 1; Ctrl-C also ends what it began. */
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
