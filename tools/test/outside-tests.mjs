import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = path.join('test-results', 'outside-tests.json');

/** Vitest's own JSON leaves out what was thrown outside of a test, for which it ends a run as failed. */
export default class OutsideTests {
  async onTestRunEnd(_modules, errors) {
    const failures = errors.map(({ name, message, stack = '' }) => ({
      name: `outside of a test: ${name}`,
      message: [message, ...stack.split('\n').filter((line) => !line.includes('node_modules'))].join('\n'),
    }));
    await mkdir(path.dirname(FILE), { recursive: true });
    await writeFile(FILE, JSON.stringify({ numPassedTests: 0, numFailedTests: failures.length, failures }));
  }
}
