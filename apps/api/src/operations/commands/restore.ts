import { parseArgs } from 'node:util';
import { sentenceOf } from '../maintenance/backup/binlog-position.js';
import { Restore } from '../maintenance/backup/restore.service.js';
import { maintenance } from '../maintenance/maintenance.module.js';
import { inContext } from './command-context.js';
import { placeAt, runCommand } from './run-command.js';

const USAGE = `restore <folder>
  --compare      reads every row again and compares it with the backup
  --keep-schema  runs no migration that is newer than the backup: the binary log is to be played on top`;

await runCommand(async () => {
  const options = { compare: { type: 'boolean' }, 'keep-schema': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [named, ...more] = positionals;
  if (!named || more.length > 0) throw new Error(USAGE);
  const asked = { compare: values.compare === true, keepSchema: values['keep-schema'] === true };
  const done = await inContext([maintenance(null)], (app) => app.get(Restore).bring(placeAt(named), asked));
  const { rows, files, missing, compared, binlog } = done;
  if (missing > 0) console.error(`${missing} files were missing already when this backup was taken.`);
  if (compared !== null) console.log(`${compared} tables are as they were backed up, row by row.`);
  else if (asked.compare) console.log('Rows were counted, but not compared: the backup is of another kind of server.');
  if (binlog) console.log(sentenceOf(binlog));
  console.log(`Restored ${rows} rows and ${files} files. Now run audit-verify and fsck (docs/security.md, "Backup").`);
});
