import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failedAssertions } from './counts.mjs';

/** A jest reporter that leaves the counts, and what failed, where `npm test` adds them up. */
export default class JestReport {
  constructor(globalConfig, { file }) {
    this.file = path.resolve(globalConfig.rootDir, file);
  }

  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success, testResults } = results;
    const failures = testResults.flatMap((file) => failedAssertions({ ...file, name: file.testFilePath }));
    mkdirSync(path.dirname(this.file), { recursive: true });
    const report = { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success, failures };
    writeFileSync(this.file, JSON.stringify(report));
  }
}
