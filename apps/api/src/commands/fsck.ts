import { Consistency } from '../maintenance/consistency.service.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { inContext } from './command-context.js';
import { runCommand } from './run-command.js';

await runCommand(async () => {
  const findings = await inContext([MaintenanceModule], (app) => app.get(Consistency).check());
  for (const [name, found] of Object.entries(findings) as [string, string[]][])
    console.log([`${name}: ${found.length}`, ...found.map((key) => `  ${key}`)].join('\n'));
  if (Object.values(findings).some((found: string[]) => found.length > 0)) throw new Error('Problems were found.');
});
