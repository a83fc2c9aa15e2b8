import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/time/clock.js';
import { maskedAddress } from '../../platform/jobs/masking.js';
import { MailComposers } from './mail-composers.js';
import {
  OutboxUpkeepRepository,
  type Choice,
  type MessageCount,
  type MessageFacts,
} from './outbox-upkeep.repository.js';

export const UNKNOWN_MESSAGE = 'is not in the outbox';
const DROPPED_BY = 'dropped by an operator';

export interface Unchanged {
  id: string;
  why: string;
}

/** An operator's acts on messages that are stuck; no output shows their contents or exact recipients. */
@Injectable()
export class OutboxUpkeep {
  constructor(
    private readonly messages: OutboxUpkeepRepository,
    private readonly composers: MailComposers,
    private readonly clock: Clock,
  ) {}

  counts(choice: Choice): Promise<MessageCount[]> {
    return this.messages.counts(choice);
  }

  async list(choice: Choice, limit: number): Promise<MessageFacts[]> {
    const rows = await this.messages.list(choice, limit);
    return rows.map((row) => ({ ...row, destination: maskedAddress(row.destination) }));
  }

  /** Sends again what was dropped, and now what would wait for its next try. A second call changes nothing. */
  async retry(choice: Choice): Promise<{ dropped: number; waiting: number; unchanged: Unchanged[] }> {
    const now = this.clock.now();
    const before = await this.named(choice);
    const dropped = await this.messages.retryDropped(choice, now);
    const waiting = await this.messages.retryWaiting(choice, now);
    return { dropped, waiting, unchanged: before(retryRefusal(now)) };
  }

  /** Gives up what waits. A second call changes nothing. */
  async drop(choice: Choice): Promise<{ dropped: number; expired: number; unchanged: Unchanged[] }> {
    const now = this.clock.now();
    const before = await this.named(choice);
    const { all } = this.composers;
    const expired = await this.messages.expire(choice, now, all);
    const dropped = await this.messages.drop(choice, DROPPED_BY, now, all);
    return { dropped, expired, unchanged: before(dropRefusal) };
  }

  /** For messages requested by id: each that stays as it is, and why. */
  private async named({ ids }: Choice): Promise<(refusal: (found: MessageFacts) => string | null) => Unchanged[]> {
    if (!ids) return () => [];
    const found = new Map((await this.messages.list({ ids }, ids.length)).map((row) => [row.id, row]));
    return (refusal) =>
      ids.flatMap((id) => {
        const row = found.get(id);
        const why = row ? refusal(row) : UNKNOWN_MESSAGE;
        return why === null ? [] : [{ id, why }];
      });
  }
}

const retryRefusal =
  (now: Date) =>
  ({ state, hasContent, expiresAt, nextTryAt }: MessageFacts): string | null => {
    if (state === 'sent') return 'was sent';
    if (state === 'sending') return 'is being sent';
    if (state === 'waiting') return nextTryAt !== null && nextTryAt > now ? null : 'is due already';
    if (!hasContent) return 'has no content any more';
    return expiresAt !== null && expiresAt <= now ? 'has expired' : null;
  };

const dropRefusal = ({ state }: MessageFacts): string | null => {
  if (state === 'waiting') return null;
  return { sent: 'was sent', sending: 'is being sent', dropped: 'is dropped already' }[state];
};
