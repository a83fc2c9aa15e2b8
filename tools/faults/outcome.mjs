// What a scenario left behind: counted, checked by the product's own commands, and printed.
import { runBuilt } from '../product/api.mjs';
import { brokenPromises, spread } from './count.mjs';
import { halfDone, messagesOf, outboxOf, storedOf, untilQuiet, withConnection } from './stored.mjs';

/** A killed worker's messages wait for the end of its lease, and refused ones for their next try. */
const QUIET_WITHIN_MS = 150_000;
const CHECKS = { fsck: 'operations/commands/fsck.js', 'audit-verify': 'operations/commands/audit-verify.js' };

async function checksOf(env) {
  const checks = [];
  for (const [name, script] of Object.entries(CHECKS)) {
    const said = await runBuilt(script, { ...env, LOG_LEVEL: 'error' }, name).then(
      () => null,
      (error) => error.message,
    );
    checks.push({ name, clean: said === null, said });
  }
  return checks;
}

/** Sends the unacknowledged registrations again, each with its key: those already stored must not be stored twice. */
async function sendAgain(stage, { families, acts }) {
  const unanswered = acts.unanswered('registration');
  if (unanswered.length === 0) return { facts: [], rows: {} };
  await families.sendAgain();
  await untilQuiet(stage.database.url, QUIET_WITHIN_MS);
  const { registration, mails } = await withConnection(stage.database.url, async (query) => ({
    ...(await storedOf(query, acts)),
    ...messagesOf(await outboxOf(query), stage),
  }));
  const { tried, acknowledged, stored, lost, doubled } = registration;
  const said = `${unanswered.length} registrations were sent again by their keys: ${acknowledged} of ${tried} acknowledged, ${stored} stored`;
  return {
    facts: [`${said}, ${doubled + mails.doubled} doubled`],
    rows: { 'registrations sent again': { lost, doubled: doubled + mails.doubled + tried - acknowledged } },
  };
}

/**
 * Counts what is stored beside what was promised, once nothing is on its way any more.
 * @param mayRepeat how many mails or SMS a kill may have made arrive twice
 * @param waits whether for what is on its way, which a killed process had in hand
 * @param limits {name, value, most}: figures that are promises
 */
export async function outcomeOf(
  stage,
  { acts, families },
  { mayRepeat = 0, limits = [], seconds = {}, facts = [], waits = true } = {},
) {
  const stillWaiting = waits ? await untilQuiet(stage.database.url, QUIET_WITHIN_MS) : 0;
  const found = await withConnection(stage.database.url, async (query) => {
    const messages = messagesOf(await outboxOf(query), stage);
    for (const row of Object.values(messages)) row.mayRepeat = mayRepeat;
    return { rows: { ...(await storedOf(query, acts)), ...messages }, halfDone: await halfDone(query) };
  });
  const waiting = { name: 'messages and decisions that were never carried out', value: stillWaiting, most: 0 };
  const deaths = { name: 'processes that ended by themselves', value: stage.deaths(), most: 0 };
  const checks = await checksOf(stage.env);
  const statuses = acts.statuses();
  const again = waits ? await sendAgain(stage, { acts, families }) : { facts: [], rows: {} };
  const promises = { ...found, rows: { ...found.rows, ...again.rows }, checks, limits: [waiting, deaths, ...limits] };
  const shown = { ...found, checks, seconds, statuses, facts: [...facts, ...again.facts] };
  return outcome(shown, brokenPromises(promises));
}

/** `and` adds what a scenario found out afterwards. */
const outcome = (shown, broken) => ({
  ...shown,
  broken,
  and: ({ limits = [], seconds = {}, facts = [] }) =>
    outcome({ ...shown, seconds: { ...shown.seconds, ...seconds }, facts: [...facts, ...shown.facts] }, [
      ...broken,
      ...brokenPromises({ rows: {}, limits }),
    ]),
});

const COLUMNS = ['tried', 'acknowledged', 'stored', 'lost', 'unacknowledged', 'doubled', 'repeated'];
const said = (row, column) => String(row[column] ?? '-').padStart(column.length);

const figure = (value) => (typeof value === 'number' ? value.toFixed(1) : value);
const sayTimes = (name, values) => {
  const found = spread(values);
  if (!found) return null;
  if (values.length === 1) return `${name}: ${figure(found.most)} s`;
  return `${name}: ${figure(found.least)} to ${figure(found.most)} s, half within ${figure(found.half)} s (${values.length} times)`;
};

/** A small table, the seconds, and what is broken. */
export function print({ rows = {}, halfDone = [], checks = [], seconds = {}, facts = [], statuses, broken }, say) {
  if (Object.keys(rows).length > 0) say(`  ${''.padEnd(12)} ${COLUMNS.join('  ')}`);
  for (const [kind, row] of Object.entries(rows))
    say(`  ${kind.padEnd(12)} ${COLUMNS.map((column) => said(row, column)).join('  ')}`);
  if (Object.keys(rows).length > 0)
    say(`  half-done: ${halfDone.reduce((sum, { families }) => sum + families.length, 0)}`);
  for (const [name, values] of Object.entries(seconds)) {
    const line = sayTimes(name, values);
    if (line) say(`  ${line}`);
  }
  for (const fact of facts) say(`  ${fact}`);
  if (statuses)
    say(
      `  answers: ${Object.entries(statuses)
        .map(([status, count]) => `${count} x ${status === '0' ? 'none' : status}`)
        .join(', ')}`,
    );
  if (checks.length > 0)
    say(`  ${checks.map(({ name, clean }) => `${name} ${clean ? 'clean' : 'NOT CLEAN'}`).join(', ')}`);
  for (const { said: why, clean } of checks) if (!clean) say(`  ${why}`);
  for (const one of broken) say(`  BROKEN: ${one}`);
}
