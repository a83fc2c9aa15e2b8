import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failedAssertions, timesOfAssertions } from './counts.mjs';

const LONGEST = 50;

/** A jest reporter that leaves the counts, what failed and the longest tests where `npm test` adds them up. */
export default class JestReport {
  constructor(globalConfig, { file }) {
    this.file = path.resolve(globalConfig.rootDir, file);
  }

  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success, testResults } = results;
    const failures = testResults.flatMap((file) => failedAssertions({ ...file, name: file.testFilePath }));
    const times = testResults
      .flatMap(timesOfAssertions)
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, LONGEST);
    mkdirSync(path.dirname(this.file), { recursive: true });
    const report = { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success, failures, times };
    writeFileSync(this.file, JSON.stringify(report));
  }
}
