import { readFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { parseSettings } from '../../platform/config/parse-settings.js';
import { accountIn, provideAccount } from '../../platform/database/accounts.js';
import { dataSourceOptions } from '../../platform/database/data-source.js';
import { placeAt, runCommand } from './run-command.js';

/**
 * Makes the database accounts of API processes and gives them what this version needs; run again it changes nothing but a
 * password that is new. Each argument is a file that holds the DATABASE_URL of one of them.
 */
await runCommand(async () => {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error('Name files that each hold the DATABASE_URL of an account of API processes.');
  const accounts = await Promise.all(files.map(async (file) => accountIn(await readFile(placeAt(file), 'utf8'))));
  const database = await new DataSource(dataSourceOptions(parseSettings(process.env), 1, 'migrations')).initialize();
  try {
    for (const account of accounts) await provideAccount(database, account);
  } finally {
    await database.destroy();
  }
  console.log(`ready: ${accounts.map(({ name }) => name).join(', ')}`);
});
