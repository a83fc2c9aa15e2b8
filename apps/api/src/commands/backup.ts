import { Backup } from '../maintenance/backup/backup.service.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { inContext } from './command-context.js';
import { folderAsked, runCommand } from './run-command.js';

const SHOWN = 20;

await runCommand(async () => {
  const folder = folderAsked('backup');
  const { rows, files, missing } = await inContext([MaintenanceModule], (app) => app.get(Backup).take(folder));
  console.log(`Backed up ${rows} rows and ${files} files into ${folder}.`);
  if (missing.length === 0) return;
  console.error(`${missing.length} files that rows name are not in storage, so they are not in the backup either:`);
  console.error(missing.slice(0, SHOWN).join('\n'));
  if (process.argv.includes('--allow-missing')) return;
  console.error('Is the storage mounted? If the files are lost for good, --allow-missing calls this a success.');
  process.exitCode = 2;
});
