import { parseSettings } from '../../platform/config/parse-settings.js';
import { migrate } from '../../platform/database/migrate.js';
import { runCommand } from './run-command.js';

await runCommand(async () => {
  const done = await migrate(parseSettings(process.env));
  console.log(done.length > 0 ? `migrated: ${done.join(', ')}` : 'the schema is up to date');
});
