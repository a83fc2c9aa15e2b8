import { KeyRotation } from '../maintenance/key-rotation.service.js';
import { maintenance } from '../maintenance/maintenance.module.js';
import { inContext } from './command-context.js';
import { runCommand } from './run-command.js';

await runCommand(async () => {
  const { resealed, unreadable } = await inContext([maintenance(null)], (app) => app.get(KeyRotation).run());
  console.log(`${resealed} values were re-encrypted with the first key of DATA_KEYS.`);
  if (unreadable.length > 0)
    throw new Error(`No key of DATA_KEYS can decrypt these; keep the old keys:\n${unreadable.join('\n')}`);
});
