import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../system/settings.mjs';
import { countTests, describeFailures, describeSlowest } from './counts.mjs';

const PLAYWRIGHT = {
  stats: { expected: 3, flaky: 0, unexpected: 1 },
  suites: [
    {
      title: 'member/ways.spec.ts',
      specs: [{ title: 'works', ok: true, tests: [] }],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'is covered',
              ok: false,
              tests: [
                {
                  projectName: 'phone',
                  results: [{ duration: 2500, errors: [{ message: '\u001b[31mcovered' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
const VITEST = {
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {
      name: 'a.spec.ts',
      message: '',
      assertionResults: [{ status: 'passed', fullName: 'a', duration: 90, failureMessages: [] }],
    },
    { name: 'b.spec.ts', assertionResults: [{ status: 'failed', fullName: 'b fails', failureMessages: ['1 is 2'] }] },
  ],
};
const JEST = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 1,
  failures: [{ name: 'c', message: 'no such module' }],
  times: [{ name: 'd', seconds: 12.34 }],
};

describe('the reports of the suites', () => {
  let folder;
  let files;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-counts-'));
    const reports = Object.entries({ PLAYWRIGHT, VITEST, JEST });
    files = reports.map(([name]) => path.relative(ROOT, path.join(folder, `${name}.json`)));
    await Promise.all(
      reports.map(([, report], index) => writeFile(path.join(ROOT, files[index]), JSON.stringify(report))),
    );
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('are added up, a suite without a report as nothing', async () => {
    assert.deepEqual(await countTests([...files, 'no-such.json']), { passed: 9, failed: 3 });
  });

  it('say what failed, in plain text', async () => {
    assert.deepEqual(await describeFailures(files), [
      'FAILED on a phone › is covered\n  covered',
      'FAILED b fails\n  1 is 2',
      'FAILED c\n  no such module',
    ]);
  });
  it('say what took longest, in whatever form they keep it', async () => {
    assert.deepEqual(await describeSlowest(files, 3), [
      '  12.3 s  d',
      '   2.5 s  on a phone › is covered (phone)',
      '   0.1 s  a',
    ]);
  });
});
