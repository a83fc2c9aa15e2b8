import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A jest reporter that leaves the counts where `npm test` adds them up. */
export default class JestReport {
  constructor(globalConfig, { file }) {
    this.file = path.resolve(globalConfig.rootDir, file);
  }

  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success } = results;
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success }));
  }
}
