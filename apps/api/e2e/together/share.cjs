/**
 * A whole run loads the API once per share instead of once per spec: loading took two thirds of its time. A spec still
 * starts its own API on its own database, and runs alone with `npm run e2e -- e2e/admin/roles`.
 */
const { readdirSync, statSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '..');
const SHARES = readdirSync(__dirname).filter((file) => /^\d+\.cjs$/.test(file)).length;

/** Shares of about the same size in bytes, the same in every process. */
function shared() {
  const shares = Array.from({ length: SHARES }, () => ({ specs: [], size: 0 }));
  const specs = readdirSync(ROOT, { recursive: true })
    .filter((file) => file.endsWith('.e2e-spec.ts'))
    .map((file) => ({ file, size: statSync(path.join(ROOT, file)).size }))
    .sort((a, b) => b.size - a.size || a.file.localeCompare(b.file));
  for (const { file, size } of specs) {
    const smallest = shares.reduce((least, share) => (share.size < least.size ? share : least));
    smallest.specs.push(file);
    smallest.size += size;
  }
  return shares.map((share) => share.specs);
}

/** Runs the specs of a share, each under its own name and with nothing mocked by the one before. */
module.exports = (number) => {
  for (const file of shared()[number - 1]) {
    describe(file, () => {
      afterAll(() => {
        jest.restoreAllMocks();
        jest.useRealTimers();
      });
      require(path.join(ROOT, file));
    });
  }
};
