import { OutboxUpkeep, UNKNOWN_MESSAGE, type Unchanged } from '../../people/outbox/outbox-upkeep.service.js';
import type { Choice } from '../../people/outbox/outbox-upkeep.repository.js';
import { people } from '../../people/people.module.js';
import { inContext } from './command-context.js';
import { outboxArguments } from './outbox-arguments.js';
import { runCommand } from './run-command.js';

const moment = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

async function list(upkeep: OutboxUpkeep, choice: Choice, limit: number): Promise<void> {
  const counts = await upkeep.counts(choice);
  for (const { state, channel, template, reason, total, oldest } of counts)
    console.log(`${total} ${state}: ${channel} ${template}, since ${moment(oldest)}${reason ? `, ${reason}` : ''}`);
  const total = counts.reduce((sum, row) => sum + row.total, 0);
  const rows = await upkeep.list(choice, limit);
  if (rows.length > 0)
    console.log('\nid                    state    to                        created (UTC)     tries  kind, last error');
  for (const { id, state, destination, createdAt, tries, template, lastError, hasContent } of rows)
    console.log(
      [
        ...[id, state.padEnd(7), destination.padEnd(24), moment(createdAt), String(tries).padStart(5)],
        [template, lastError, state === 'dropped' && !hasContent && 'cannot be sent again'].filter(Boolean).join(', '),
      ].join('  '),
    );
  console.log(rows.length < total ? `\n${rows.length} of ${total}, oldest first.` : `\n${total} in all.`);
}

function tell(done: string[], unchanged: readonly Unchanged[]): void {
  console.log(done.join('\n'));
  for (const { id, why } of unchanged) console.log(`${id} ${why}.`);
  if (unchanged.some(({ why }) => why === UNKNOWN_MESSAGE)) process.exitCode = 1;
}

await runCommand(async () => {
  const { act, choice, limit } = outboxArguments(process.argv.slice(2));
  await inContext([people(null)], async (app) => {
    const upkeep = app.get(OutboxUpkeep, { strict: false });
    if (act === 'list') return list(upkeep, choice, limit);
    if (act === 'retry') {
      const { dropped, waiting, unchanged } = await upkeep.retry(choice);
      return tell([`Dropped before, sent again: ${dropped}.`, `Waiting, sent now: ${waiting}.`], unchanged);
    }
    const { dropped, expired, unchanged } = await upkeep.drop(choice);
    const digests = expired > 0 ? [`Digests that the next process drops, their news kept: ${expired}.`] : [];
    tell([`Dropped: ${dropped}.`, ...digests], unchanged);
  });
});
