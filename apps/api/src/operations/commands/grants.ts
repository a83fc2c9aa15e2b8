import { DataSource } from 'typeorm';
import { parseSettings } from '../../platform/config/parse-settings.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { grantsFor } from '../../platform/database/grants.js';
import { runCommand } from './run-command.js';

/** Prints the grants of an API process's database account; run after `npm run migrate`, and with each new version. */
await runCommand(async () => {
  const [account] = process.argv.slice(2);
  if (!account) throw new Error('Name the account of the API processes: npm run grants -w @kalyanam/api -- <account>');
  const database = await new DataSource(dataSourceOptions(parseSettings(process.env), 1, 'migrations')).initialize();
  try {
    console.log((await grantsFor(database, account)).join('\n'));
  } finally {
    await database.destroy();
  }
});
