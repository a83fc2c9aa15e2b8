import { parseArgs } from 'node:util';
import { Consistency, type Findings } from '../maintenance/consistency.service.js';
import { maintenance } from '../maintenance/maintenance.module.js';
import { inContext } from './command-context.js';
import { runCommand } from './run-command.js';

const SHOWN = 20;
/** 1 is a command that failed. */
const BROKEN = 2;
const MENDED = 3;

const isMended = (name: string): boolean => name.endsWith('Mended');

function print(findings: Findings, shown: number): void {
  for (const [name, found] of Object.entries(findings) as [string, string[]][]) {
    const more = found.length > shown ? [`  and ${found.length - shown} more; --all names each`] : [];
    console.log([`${name}: ${found.length}`, ...found.slice(0, shown).map((key) => `  ${key}`), ...more].join('\n'));
  }
}

function exitCode(findings: Findings): number {
  const found = (Object.entries(findings) as [string, string[]][]).filter(([, { length }]) => length > 0);
  if (found.some(([name]) => !isMended(name))) return BROKEN;
  return found.length > 0 ? MENDED : 0;
}

await runCommand(async () => {
  const { all } = parseArgs({ options: { all: { type: 'boolean' } } }).values;
  const findings = await inContext([maintenance(null)], (app) => app.get(Consistency).check());
  print(findings, all ? Infinity : SHOWN);
  process.exitCode = exitCode(findings);
  if (process.exitCode === BROKEN)
    console.error('Problems were found (docs/operations/backup.md, "Rows against files").');
  if (process.exitCode === MENDED) console.error('Counts or copies differed from their rows; they are mended.');
});
