// npm run check:galera: three Galera nodes on this machine, API processes that write to all of them, then to one by the proxy,
// whose node is killed. No answer is a 5xx, but 503 while no node can be written to. --built: the API is built already;
// --required: to lack a package is a failure.
import { rmSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildApi } from '../build/build.mjs';
import { print } from '../faults/outcome.mjs';
import { PROVIDER } from '../galera/cluster.mjs';
import { SCENARIOS } from '../galera/scenarios.mjs';
import { makeTemplate } from '../faults/stage.mjs';
import { findCommand } from '../system/commands.mjs';
import { Problem } from '../system/problem.mjs';
import { runProgram } from '../system/program.mjs';
import { quickFolder } from '../test/quick-folder.mjs';

const say = console.log;

/** What this machine lacks, in the words of its package manager; null where all is there. */
async function lacking() {
  const library = await access(PROVIDER).then(
    () => true,
    () => false,
  );
  const found = {
    'mariadb-server': await findCommand('mariadbd'),
    'galera-4': library,
    haproxy: await findCommand('haproxy'),
  };
  const names = Object.entries(found).flatMap(([name, there]) => (there ? [] : [name]));
  return names.length > 0 ? names.join(', ') : null;
}

async function check() {
  const missing = await lacking();
  if (missing) {
    const sentence = `Not run: ${missing} is not installed here (Debian's packages).`;
    if (process.argv.includes('--required')) throw new Problem(sentence);
    say(sentence);
    return;
  }
  if (!process.argv.includes('--built')) await buildApi(say);
  const { folder, remove } = await quickFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  try {
    const template = await makeTemplate(folder);
    for (const { name, run } of SCENARIOS) {
      const began = performance.now();
      const place = path.join(folder, name.replaceAll(' ', '-'));
      await mkdir(path.join(place, 'storage'), { recursive: true, mode: 0o700 });
      const outcome = await run({ folder: place, template });
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      const verdict = outcome.broken.length === 0 ? 'kept' : 'BROKEN';
      say(`\n${name}: ${verdict} (${seconds} s, machine load ${os.loadavg()[0].toFixed(1)})`);
      print(outcome, say);
      if (outcome.broken.length > 0) process.exitCode = 1;
    }
  } finally {
    await remove();
  }
}

await runProgram(check);
