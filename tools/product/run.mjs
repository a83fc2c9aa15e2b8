import { readSettings } from '../system/settings.mjs';
import { endCommands } from '../system/commands.mjs';
import { describe } from '../system/problem.mjs';
import { onStopSignal } from '../system/stop-signal.mjs';

const started = Date.now();
const say = (line) => console.log(`[${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s] ${line}`);

function announce({ urls }, { demoMembers }) {
  const signIns = 'Demonstration accounts are in README.md (administrator: admin, Kalyanam2026@demo). ';
  console.log(
    [
      '',
      'ready',
      `  member  ${urls.member}`,
      `  admin   ${urls.admin}`,
      `  API     ${urls.docs}`,
      '',
      `${demoMembers > 0 ? signIns : ''}Ctrl-C stops everything.`,
    ].join('\n'),
  );
}

async function end(product, message) {
  if (message) console.error(`\n${message}`);
  say('Stopping ...');
  await product.stop();
  say('Stopped.');
  process.exit(message ? 1 : 0);
}

/** Runs what `start` brings up until it is asked to stop, or one of its parts dies. */
export async function runUntilStopped(start) {
  let asked = false;
  const stopSignal = onStopSignal().then(() => {
    asked = true;
    endCommands();
  });
  try {
    const settings = readSettings();
    const product = await start({ ...settings, say });
    if (!asked) announce(product, settings);
    await end(product, await Promise.race([stopSignal, product.died]));
  } catch (error) {
    if (!asked) console.error(`\n${describe(error)}`);
    process.exit(asked ? 0 : 1);
  }
}
