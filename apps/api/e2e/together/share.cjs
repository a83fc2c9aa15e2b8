/**
 * A whole run loads the API once per share instead of once per spec: loading took two thirds of its time. Each of
 * jest's two workers runs two shares: a spec leaves some forty megabytes behind, which go with its share. A spec still
 * starts its own API on its own database, and runs alone with `npm run e2e -- e2e/team/roles`. `API_PART=2/3` runs the
 * second third of all, for machines that divide the work.
 */
const { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '..');
const HERE = readdirSync(__dirname).filter((file) => /^\d+\.cjs$/.test(file)).length;
const [PART, PARTS] = (process.env.API_PART ?? '1/1').split('/').map(Number);

/**
 * The seconds that specs take, by their names; `weigh.mjs` writes them down again after a whole run. One that is not
 * there counts a second a kilobyte. A wrong weight only makes the shares less even.
 */
const SECONDS = JSON.parse(readFileSync(path.join(__dirname, 'seconds.json'), 'utf8'));
const nameOf = (file) => path.basename(file, '.e2e-spec.ts');
const weightOf = (file) => SECONDS[nameOf(file)] ?? statSync(path.join(ROOT, file)).size / 1000;

/** Shares that take about as long, the same in every process. */
function shared() {
  const shares = Array.from({ length: HERE * PARTS }, () => ({ specs: [], weight: 0 }));
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

function keep(number, took) {
  const folder = path.join(ROOT, '..', 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `seconds-${number}.json`), JSON.stringify(took));
}

/** Runs the specs of a share, each under its own name and with nothing mocked by the one before. */
module.exports = (number) => {
  const took = {};
  for (const file of shared()[(PART - 1) * HERE + number - 1]) {
    describe(file, () => {
      let began;
      beforeAll(() => {
        began = performance.now();
      });
      require(path.join(ROOT, file));
      afterAll(() => {
        jest.restoreAllMocks();
        jest.useRealTimers();
        took[nameOf(file)] = Math.round((performance.now() - began) / 100) / 10;
        keep(number, { ...took, megabytes: Math.round(process.memoryUsage.rss() / 1e6) });
      });
    });
  }
};
