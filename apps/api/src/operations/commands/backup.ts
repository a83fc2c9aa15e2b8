import { parseArgs } from 'node:util';
import { Backup, type BackedUp, type BackupAsked } from '../maintenance/backup/backup.service.js';
import { sentenceOf } from '../maintenance/backup/binlog-position.js';
import { parseRetention } from '../maintenance/backup/retention.js';
import { maintenance } from '../maintenance/maintenance.module.js';
import { inContext } from './command-context.js';
import { placeAt, runCommand } from './run-command.js';

const USAGE = `backup <folder>                      one backup, into a new or empty folder
backup --in <folder> [--keep 7d,4w]  one more of a series, which shares files that have not changed
Either takes --allow-missing: files that storage lacks are lost for good.`;
const SHOWN = 20;

function asked(): BackupAsked {
  const options = { in: { type: 'string' }, keep: { type: 'string' }, 'allow-missing': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const folder = values.in ?? positionals[0];
  const named = positionals.length + (values.in === undefined ? 0 : 1);
  if (!folder || named > 1) throw new Error(USAGE);
  if (values.keep !== undefined && values.in === undefined) throw new Error(`--keep is for a series.\n${USAGE}`);
  return {
    folder: placeAt(folder),
    isSeries: values.in !== undefined,
    keep: values.keep === undefined ? null : parseRetention(values.keep),
    isMissingAllowed: values['allow-missing'] === true,
  };
}

function tell({ rows, files, shared, folder, isEncrypted, binlog, removed }: BackedUp): void {
  const sharing = shared > 0 ? ` (${shared} shared with the former backup)` : '';
  console.log(`Backed up ${rows} rows and ${files} files${sharing} into ${folder}.`);
  console.log(isEncrypted ? 'It is encrypted with BACKUP_KEY.' : 'It is not encrypted: BACKUP_KEY is not set.');
  console.log(sentenceOf(binlog));
  if (removed.length > 0) console.log(`No longer kept: ${removed.join(', ')}.`);
}

await runCommand(async () => {
  const request = asked();
  const done = await inContext([maintenance(null)], (app) => app.get(Backup).take(request));
  tell(done);
  const { missing } = done;
  if (missing.length === 0) return;
  console.error(`${missing.length} files that rows name are not in storage, so they are not in the backup either:`);
  console.error(missing.slice(0, SHOWN).join('\n'));
  if (request.isMissingAllowed) return;
  console.error('Is the storage mounted? If the files are lost for good, --allow-missing calls this a success.');
  process.exitCode = 2;
});
