import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../settings.mjs';

const UNIT_PROJECTS = ['libs/shared', 'libs/web', 'apps/api', 'apps/member', 'apps/admin', 'tools'];
export const UNIT_REPORTS = UNIT_PROJECTS.map((project) => `${project}/test-results/unit.json`);
export const API_REPORTS = ['apps/api/test-results/e2e.json'];
export const BROWSER_REPORTS = ['e2e/playwright-report/results.json'];

function countOf(report) {
  if (report.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  const broken = report.numRuntimeErrorTestSuites ?? 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

export async function forgetReports() {
  const files = [...UNIT_REPORTS, ...API_REPORTS, ...BROWSER_REPORTS];
  await Promise.all(files.map((file) => rm(path.join(ROOT, file), { force: true })));
}

/** Adds up what the suites reported; a suite without a report counts as nothing. */
export async function countTests(files) {
  const reports = await Promise.all(
    files.map((file) => readFile(path.join(ROOT, file), 'utf8').then(JSON.parse, () => null)),
  );
  const counts = reports.filter(Boolean).map(countOf);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
