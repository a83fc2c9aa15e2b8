import { runCommand } from '../system/commands.mjs';
import { Problem } from '../system/problem.mjs';

const TAIL_LINES = 20;

/** Runs a command to its end: {output}. @throws with its last lines where it fails */
export async function must(command, args, options) {
  const { code, output } = await runCommand(command, args, options);
  if (code === 0) return { output };
  throw new Problem(
    `${command} ${args.slice(0, 4).join(' ')} failed:\n${output.trim().split('\n').slice(-TAIL_LINES).join('\n')}`,
  );
}
