import { parseArgs } from 'node:util';
import { isPublicId } from '../../platform/crypto/public-id.js';
import { CHANNELS } from '../../people/outbox/outbox-message.entity.js';
import { STATES, type Choice } from '../../people/outbox/outbox-upkeep.repository.js';

const ACTS = ['list', 'retry', 'drop'] as const;

const USAGE = `Usage: npm run outbox -w @kalyanam/api -- list [options]
       npm run outbox -w @kalyanam/api -- retry|drop <id>...
       npm run outbox -w @kalyanam/api -- retry|drop --all [options]

  --state ${STATES.join('|')}  of list alone
  --channel ${CHANNELS.join('|')}
  --kind <template>
  --reason <last error, as list prints it>
  --older <30m, 2h or 3d>
  --limit <rows that list prints; 50 by default>`;

const SECONDS: Record<string, number> = { m: 60, h: 3600, d: 86_400 };

export interface OutboxArguments {
  act: (typeof ACTS)[number];
  choice: Choice;
  limit: number;
}

/** @throws with the usage */
export function outboxArguments(given: readonly string[]): OutboxArguments {
  const { values, positionals } = parsed(given);
  const [first, ...ids] = positionals;
  const { state, channel, kind, reason, older, all } = values;
  const act = oneOf(ACTS, first);
  const limit = Number(values.limit ?? 50);
  const criteria = [channel, kind, reason, older].filter((value) => value !== undefined).length;
  // To select everything, the operator must say so explicitly.
  const isClear =
    act === 'list' ? ids.length === 0 && !all : !state && (all ? ids.length === 0 : ids.length > 0 && criteria === 0);
  if (!act || !isClear || !ids.every(isPublicId) || !Number.isInteger(limit) || limit < 1) throw new Error(USAGE);
  const choice = {
    ...(ids.length > 0 && { ids }),
    ...(state !== undefined && { state: oneOf(STATES, state) ?? refuse() }),
    ...(channel !== undefined && { channel: oneOf(CHANNELS, channel) ?? refuse() }),
    ...(kind !== undefined && { template: kind }),
    ...(reason !== undefined && { reason }),
    ...(older !== undefined && { olderThanSeconds: secondsOf(older) }),
  };
  return { act, choice, limit };
}

function parsed(given: readonly string[]) {
  const text = { type: 'string' } as const;
  const filters = { state: text, channel: text, kind: text, reason: text, older: text, limit: text };
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options: { all: { type: 'boolean' }, ...filters } });
  } catch {
    return refuse();
  }
}

function secondsOf(age: string): number {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(age) ?? refuse();
  return Number(count) * (SECONDS[String(unit)] ?? refuse());
}

const oneOf = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find((one) => one === value);

function refuse(): never {
  throw new Error(USAGE);
}
