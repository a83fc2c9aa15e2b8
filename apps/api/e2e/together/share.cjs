/**
 * A whole run loads the API once per share instead of once per spec: loading took two thirds of its time. A spec still
 * starts its own API on its own database, and runs alone with `npm run e2e -- e2e/admin/roles`.
 */
const { readdirSync, statSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '..');
const SHARES = readdirSync(__dirname).filter((file) => /^\d+\.cjs$/.test(file)).length;

/** A spec takes about a second a kilobyte; these take so many seconds more. What is not told costs balance, and nothing else. */
const MORE_SECONDS = {
  'account/account-limits.e2e-spec.ts': 25,
  'admin/audit.e2e-spec.ts': 12,
  'admin/common-words.e2e-spec.ts': 28,
  'admin/photo-traces.e2e-spec.ts': 37,
  'browse/database-faults.e2e-spec.ts': 12,
  'browse/no-oracle.e2e-spec.ts': 18,
  'browse/two-processes.e2e-spec.ts': 13,
  'files/traced-pictures.e2e-spec.ts': 22,
  'gothras/gothra-gate.e2e-spec.ts': 26,
  'gothras/gothra-queue.e2e-spec.ts': 19,
  'gothras/my-lineage.e2e-spec.ts': 33,
  'house/faults.e2e-spec.ts': 19,
  'house/leak.e2e-spec.ts': 78,
  'house/limits.e2e-spec.ts': 26,
  'house/naughty-strings.e2e-spec.ts': 50,
  'house/shipment.e2e-spec.ts': 23,
  'maintenance/backup-series.e2e-spec.ts': 85,
  'maintenance/backup.e2e-spec.ts': 44,
  'registration/shared-address.e2e-spec.ts': 21,
  'signals/photo-review.e2e-spec.ts': 27,
};

const weightOf = (file) => statSync(path.join(ROOT, file)).size / 1000 + (MORE_SECONDS[file] ?? 0);

/** Shares that take about as long, the same in every process. */
function shared() {
  const shares = Array.from({ length: SHARES }, () => ({ specs: [], weight: 0 }));
  const specs = readdirSync(ROOT, { recursive: true })
    .filter((file) => file.endsWith('.e2e-spec.ts'))
    .map((file) => ({ file, weight: weightOf(file) }))
    .sort((a, b) => b.weight - a.weight || a.file.localeCompare(b.file));
  for (const { file, weight } of specs) {
    const lightest = shares.reduce((least, share) => (share.weight < least.weight ? share : least));
    lightest.specs.push(file);
    lightest.weight += weight;
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
