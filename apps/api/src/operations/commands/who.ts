import { AccountInLog } from '../maintenance/account-in-log.service.js';
import { maintenance } from '../maintenance/maintenance.module.js';
import { inContext } from './command-context.js';
import { runCommand } from './run-command.js';

/** Prints what to search the log for when a member complains; nothing leads from the log back to them. */
await runCommand(async () => {
  const [account] = process.argv.slice(2);
  if (!account)
    throw new Error("Name the account: npm run who -w @kalyanam/api -- <a member's number, or a public id>");
  const days = await inContext([maintenance(null)], (app) => app.get(AccountInLog).lately(account));
  for (const [day, all] of days) for (const who of all) console.log(`${day} "who":"${who}"`);
});
