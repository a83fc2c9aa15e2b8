import { Backup } from '../maintenance/backup/backup.service.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { inContext } from './command-context.js';
import { folderAsked, runCommand } from './run-command.js';

await runCommand(async () => {
  const folder = folderAsked('backup');
  const { rows, files } = await inContext([MaintenanceModule], (app) => app.get(Backup).take(folder));
  console.log(`Backed up ${rows} rows and ${files} files into ${folder}.`);
});
