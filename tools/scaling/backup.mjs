// How long a backup takes while members look at lists and families register, and how it slows them down.
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { callersOf } from '../bench/callers.mjs';
import { statusOf } from '../bench/client.mjs';
import { startMeasured, untilIndexed } from '../bench/process-facts.mjs';
import { Acts } from '../faults/acts.mjs';
import { familiesAt } from '../faults/families.mjs';
import { runBuilt } from '../product/api.mjs';

const READERS = 4;
const READER_PAUSE_MS = 150;
const FAMILY_PAUSE_MS = 500;
/** Beyond the families that other measurements register. */
const FAMILIES_FROM = 200_000;

/** Members who open pages of browse, and families who register one after the other, all with pauses. */
async function traffic(api, callers) {
  const times = [];
  const failures = {};
  const acts = new Acts();
  const families = await familiesAt(() => api, acts, FAMILIES_FROM + Math.floor(Math.random() * 500_000));
  let goOn = true;
  async function reader() {
    const token = callers.pager();
    while (goOn) {
      const began = performance.now();
      const status = await statusOf(`${api}/profiles`, await token());
      if (status === 200) times.push(performance.now() - began);
      else failures[status] = (failures[status] ?? 0) + 1;
      await delay(READER_PAUSE_MS);
    }
  }
  async function family() {
    while (goOn) {
      await families.live({ photos: false, codes: true });
      await delay(FAMILY_PAUSE_MS);
    }
  }
  const lanes = [family(), ...Array.from({ length: READERS }, reader)];
  return {
    async stop() {
      goOn = false;
      families.stop();
      await Promise.all(lanes);
      times.sort((a, b) => a - b);
      return { times, failures, registered: acts.acknowledged('registration').size };
    },
  };
}

async function timed(env, folder) {
  const began = performance.now();
  // Rows of the bench name files that were never there.
  await runBuilt('operations/commands/backup.js', env, 'The backup', [folder, '--allow-missing']);
  const seconds = (performance.now() - began) / 1000;
  await rm(folder, { recursive: true });
  return seconds;
}

/** Prints how long a backup takes, plain and encrypted: on an idle product, then under load. */
export async function measureBackup({ env, dataDir, members, running, say }) {
  const folder = `${dataDir}-backup`;
  await rm(folder, { recursive: true, force: true });
  const kinds = { plain: env, encrypted: { ...env, BACKUP_KEY: randomBytes(32).toString('base64') } };
  for (const [name, of] of Object.entries(kinds))
    say(`${name} backup, idle: ${(await timed(of, folder)).toFixed(0)} s`);
  const callers = callersOf(members);
  const settings = { ...env, ADDRESS_LIMIT_FACTOR: '10000', LOG_LEVEL: 'info' };
  const process = running.add(await startMeasured({ env: settings, dataDir }));
  await untilIndexed(process, callers.pager(), dataDir);
  for (const [name, of] of [['no', null], ...Object.entries(kinds)]) {
    const there = await traffic(process.api, callers);
    const seconds = of ? await timed(of, folder) : await delay(20_000).then(() => 20);
    const { times, failures, registered } = await there.stop();
    const [half, p99] = [0.5, 0.99].map((part) => times[Math.floor(times.length * part)]);
    say(
      `${name} backup under load, ${seconds.toFixed(0)} s: ${(times.length / seconds).toFixed(0)} pages a second ` +
        `(median ${half.toFixed(0)} ms, p99 ${p99.toFixed(0)}), ${registered} families; other answers: ` +
        (Object.entries(failures)
          .map(([status, count]) => `${count} x ${status}`)
          .join(', ') || 'none'),
    );
  }
}
