import { AuditLog } from '../../people/audit/audit-log.service.js';
import { people } from '../../people/people.module.js';
import { inContext } from './command-context.js';
import { runCommand } from './run-command.js';

await runCommand(async () => {
  const { rows, brokenAt } = await inContext([people(null)], (app) => app.get(AuditLog).verify());
  if (brokenAt === 'end')
    throw new Error(`The audit log is broken: the first ${rows} rows are intact, the last ones are missing.`);
  if (brokenAt !== null) throw new Error(`The audit log is broken at row ${brokenAt}, after ${rows} intact rows.`);
  console.log(`The audit log is intact: ${rows} rows.`);
});
