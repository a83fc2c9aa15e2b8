import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { LIMIT_TABLE, type LimitName } from '../config/limit-table.js';

/** Why a message was not sent, or will not be. */
export const MESSAGE_REASONS = [
  ...['none', 'expired', 'nothing-left', 'timeout', 'unreachable', 'refused', 'template', 'other'],
] as const;
export const SIGN_IN_RESULTS = ['success', 'code-asked', 'wrong', 'limited', 'closed', 'failed'] as const;

/** Everything that is counted as it happens, with every value that a label can have: none comes from outside. */
const COUNTERS = {
  limit_refusals_total: {
    help: 'What a limit refused, by its name',
    labels: { limit: Object.keys(LIMIT_TABLE) as LimitName[] },
  },
  messages_total: {
    help: 'Tries to send a mail or SMS: sent, failed and to be tried again, or dropped for good',
    labels: {
      channel: ['email', 'sms'] as const,
      outcome: ['sent', 'failed', 'dropped'] as const,
      reason: MESSAGE_REASONS,
    },
  },
  sign_ins_total: {
    help: 'Sign-ins with a password by their result',
    labels: { side: ['member', 'team'] as const, result: SIGN_IN_RESULTS },
  },
  database_pool_refused_total: { help: 'Requests for a connection that found the queue full', labels: {} },
  storage_full_total: { help: 'Files and checks that found no room', labels: {} },
} as const;

type Counters = typeof COUNTERS;
type CounterName = keyof Counters;
type LabelsOf<N extends CounterName> = {
  readonly [L in keyof Counters[N]['labels']]: Counters[N]['labels'][L] extends readonly (infer V)[] ? V : never;
};

/** What any room of the product counts. Metrics (operations/) serves the registry. */
@Injectable()
export class Meters {
  readonly registry = new Registry();
  private readonly counters = new Map<CounterName, Counter>();
  private readonly streams = new Gauge({
    name: 'event_streams_open',
    help: 'Open event streams of this process',
    labelNames: ['side'],
    registers: [this.registry],
  });

  constructor() {
    for (const [name, { help, labels }] of Object.entries(COUNTERS)) {
      const counter = new Counter({ name, help, labelNames: Object.keys(labels), registers: [this.registry] });
      // A counter that begins at its first event hides that event: its increase is counted from the second on.
      for (const values of combinations(labels)) counter.inc(values, 0);
      this.counters.set(name as CounterName, counter);
    }
  }

  count<N extends CounterName>(name: N, labels: LabelsOf<N>): void {
    this.counters.get(name)?.inc(labels as Record<string, string>);
  }

  streamsOpen(side: 'member' | 'team', open: number): void {
    this.streams.set({ side }, open);
  }
}

function combinations(labels: Readonly<Record<string, readonly string[]>>): Record<string, string>[] {
  let found: Record<string, string>[] = [{}];
  for (const [label, values] of Object.entries(labels))
    found = found.flatMap((one) => values.map((value) => ({ ...one, [label]: value })));
  return found;
}
