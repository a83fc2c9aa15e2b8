import path from 'node:path';
import { ship } from '../build/shipment.mjs';

const SHOWN = 12;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder: node tools/commands/ship.mjs <folder>. What is in it is removed.');
  process.exit(2);
}
const sizes = [...(await ship(path.resolve(folder)))].sort(([, one], [, other]) => other - one);
const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
for (const [name, bytes] of sizes.slice(0, SHOWN)) console.log(mb(bytes).padStart(9), name);
console.log(`${mb(sizes.reduce((sum, [, bytes]) => sum + bytes, 0))} in ${folder}`);
