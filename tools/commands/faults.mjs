// npm run faults [-- kill-api --times 5]: breaks what a deployment rests on, and counts what was promised beside what is there.
// docs/operations/monitor.md says what each fault does.
import { rmSync } from 'node:fs';
import os from 'node:os';
import { buildApi } from '../build/build.mjs';
import { faultOptions } from '../faults/options.mjs';
import { print } from '../faults/outcome.mjs';
import { makeTemplate } from '../faults/stage.mjs';
import { runProgram } from '../system/program.mjs';
import { quickFolder } from '../test/quick-folder.mjs';

const say = console.log;

async function play({ name, times, unit = 'times', run }, place) {
  const began = performance.now();
  const outcome = await run(place, times);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const load = os.loadavg()[0].toFixed(1);
  const verdict = outcome.notRun ? `not run: ${outcome.notRun}` : outcome.broken.length === 0 ? 'kept' : 'BROKEN';
  say(`\n${name}${times > 1 ? `, ${times} ${unit}` : ''}: ${verdict} (${seconds} s, machine load ${load})`);
  if (outcome.notRun) return true;
  print(outcome, say);
  return outcome.broken.length === 0;
}

async function faults(args) {
  const { chosen, built } = faultOptions(args);
  if (!built) await buildApi(say);
  const { folder, remove } = await quickFolder();
  // Also when it is stopped before its end.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  try {
    const place = { folder, template: await makeTemplate(folder) };
    let kept = 0;
    for (const scenario of chosen) if (await play(scenario, place)) kept += 1;
    say(`\n${kept} of ${chosen.length} faults left every promise kept.`);
    if (kept < chosen.length) process.exitCode = 1;
  } finally {
    await remove();
  }
}

await runProgram(() => faults(process.argv.slice(2)));
