/** What `npm run dev` starts, and restarts after each change: pending migrations first, then the API. */
import { runCommand } from './operations/commands/run-command.js';
import { parseSettings } from './platform/config/parse-settings.js';
import { migrate } from './platform/database/migrate.js';

await runCommand(async () => {
  const done = await migrate(parseSettings(process.env));
  if (done.length > 0) process.stdout.write(`Migrated the development database: ${done.join(', ')}\n`);
});
if (!process.exitCode) await import('./main.js');
