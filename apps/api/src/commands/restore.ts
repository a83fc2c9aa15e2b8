import { Restore } from '../maintenance/backup/restore.service.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { inContext } from './command-context.js';
import { folderAsked, runCommand } from './run-command.js';

await runCommand(async () => {
  const folder = folderAsked('restore');
  const { rows, files, missing } = await inContext([MaintenanceModule], (app) => app.get(Restore).bring(folder));
  if (missing > 0) console.error(`${missing} files were missing already when this backup was taken.`);
  console.log(`Restored ${rows} rows and ${files} files. Now run audit-verify and fsck (docs/security.md, "Backup").`);
});
