// The disk of the files is full (a small file system of its own): uploads end in 507 and leave nothing behind, everything
// else goes on, and uploads are taken again when there is room.
import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../system/commands.mjs';
import { Acts } from '../acts.mjs';
import { familiesAt } from '../families.mjs';
import { outcomeOf } from '../outcome.mjs';
import { openStage } from '../stage.mjs';

const SMALL = 'size=256k,nr_inodes=2000';
const LARGE = 'size=64m,nr_inodes=20000';
const STORAGE_FULL = 507;

export const name = 'full-disk';
export const unit = 'refused uploads';
export const counts = { full: 30, short: 5 };

class NotPermitted extends Error {}

const mount = async (...args) => (await runCommand('mount', args)).code === 0;

async function mountSmall(folder) {
  if (!(await mount('-t', 'tmpfs', '-o', SMALL, 'kalyanam-faults', folder))) throw new NotPermitted();
  const unmount = () => void spawnSync('umount', [folder]);
  process.once('exit', unmount);
  return () => {
    process.off('exit', unmount);
    unmount();
  };
}

export async function run(place, refusals) {
  const stage = await openStage(place, name, { open: mountSmall }).catch((error) => {
    if (error instanceof NotPermitted) return null;
    throw error;
  });
  if (!stage) return { notRun: 'mounting a small file system needs the rights of root' };
  try {
    const api = await stage.startApi();
    const acts = new Acts();
    const families = await familiesAt(() => api.url, acts);
    const storage = path.join(stage.dataDir, 'storage');
    const full = () => acts.of('photo').filter(({ status }) => status === STORAGE_FULL).length;
    const other = () => acts.of('photo').filter(({ acknowledged, status }) => !acknowledged && status !== STORAGE_FULL);
    while (full() < refusals && other().length === 0) await families.live({ codes: false });
    const left = (await readdir(path.join(storage, '.temporary'))).length;
    if (!(await mount('-o', `remount,${LARGE}`, storage))) throw new Error('The file system could not be made larger.');
    const again = acts.acknowledged('photo').size;
    for (let number = 0; number < refusals; number += 1) await families.live();
    const taken = acts.acknowledged('photo').size - again;
    const outcome = await outcomeOf(stage, { acts, families });
    return outcome.and({
      facts: [
        `${full()} uploads refused with 507, ${left} temporary files left; with room again ${taken} of ${refusals} taken`,
      ],
      limits: [
        { name: 'uploads refused with another status', value: other().length, most: 0 },
        { name: 'temporary files left behind', value: left, most: 0 },
        { name: 'uploads not taken with room again', value: refusals - taken, most: 0 },
      ],
    });
  } finally {
    await stage.close();
  }
}
