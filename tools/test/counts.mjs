import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../system/settings.mjs';

const UNIT_PROJECTS = ['libs/shared', 'libs/web', 'apps/api', 'apps/member', 'apps/admin', 'tools'];
/** The report of `outside-tests.mjs`: errors outside of tests, for which vitest fails. */
const OUTSIDE_TESTS = ['libs/web', 'apps/member', 'apps/admin'];
export const UNIT_REPORTS = [
  ...UNIT_PROJECTS.map((project) => `${project}/test-results/unit.json`),
  ...OUTSIDE_TESTS.map((project) => `${project}/test-results/outside-tests.json`),
];
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

/** The failed tests of a report, as `{ name, message }`: our own reporters list them, Playwright and vitest nest them. */
function failuresOf({ failures, suites, testResults = [] }) {
  if (failures) return failures;
  if (suites) return suites.flatMap(failedSpecs);
  return testResults.flatMap(failedAssertions);
}

export function failedAssertions({ name, message, failureMessage, assertionResults, testResults }) {
  const failed = (assertionResults ?? testResults).filter(({ status }) => status === 'failed');
  const broken = message || failureMessage;
  if (failed.length === 0) return broken ? [{ name, message: broken }] : [];
  return failed.map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages[0] ?? '' }));
}

function failedSpecs({ title, specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({ name: `${title} › ${spec.title}`, message: messageOf(spec) }));
  return [...own, ...suites.flatMap(failedSpecs)];
}

const messageOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)))[0] ?? '';

const LINES_OF_A_FAILURE = 12;

/** Failures in a few lines each, for the end of a long log. */
export async function describeFailures(files) {
  const failures = (await readReports(files)).flatMap(failuresOf);
  return failures.map(({ name, message }) => {
    const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_FAILURE);
    return [`FAILED ${name}`, ...lines.map((line) => `  ${line}`.slice(0, 300))].join('\n');
  });
}

/** The tests of a report with their seconds, as `{ name, seconds }`, in no order: as above. */
function timesOf({ times, suites, testResults = [] }) {
  if (times) return times;
  if (suites) return suites.flatMap(timesOfSpecs);
  return testResults.flatMap(timesOfAssertions);
}

export function timesOfAssertions({ assertionResults, testResults }) {
  const seconds = (duration) => Math.round(duration ?? 0) / 1000;
  return (assertionResults ?? testResults).map(({ fullName, duration }) => ({
    name: fullName,
    seconds: seconds(duration),
  }));
}

function timesOfSpecs({ title, specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      name: `${title} › ${spec.title} (${projectName})`,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timesOfSpecs)];
}

/** The tests that took longest, a line each: where a run that has become slow is looked at first. */
export async function describeSlowest(files, many = 10) {
  const times = (await readReports(files)).flatMap(timesOf);
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, many)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name.slice(0, 160)}`);
}

async function readReports(files) {
  const read = (file) => readFile(path.join(ROOT, file), 'utf8').then(JSON.parse, () => null);
  return (await Promise.all(files.map(read))).filter(Boolean);
}

/** Adds up what the suites reported; a suite without a report counts as nothing. */
export async function countTests(files) {
  const counts = (await readReports(files)).map(countOf);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}
