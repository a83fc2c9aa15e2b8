import type {
  GothraRuleLine,
  LineageLine,
  LineState,
  NoGothra,
  WomensLine,
  WomansGothra,
} from '@kalyanam/shared/base/vocabulary/gothras';
import { GOTHRA_RULE_LINES, WOMENS_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { gothraKey } from '@kalyanam/shared/topics/gothras/gothra-key';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothras';
import { isNoGothra, isNotKnown } from '@kalyanam/shared/topics/gothras/gothra-words';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Family, StatedLine } from './gothra-gate.js';
import { gothraToken, surnameToken } from '../../platform/text-keys/gothra-token.js';
import { GothrasRepository, type GothraRow, type LineageRow } from './gothras.repository.js';

const DAY_SECONDS = 86_400;
const DEFAULT_RULE: readonly GothraRuleLine[] = ['own'];

/** The values by which the listing compares a family with others. */
export interface FamilyTokens {
  readonly own: number;
  readonly surname: number;
  /** What the family's rule avoids beyond its own gothra. */
  readonly avoids: readonly { readonly line: GothraRuleLine; readonly token: number }[];
}

/** A family with what its own member needs to know. */
export interface StatedFamily extends Family {
  readonly rows: readonly LineageRow[];
  readonly version: number;
  /** The last change of the own gothra, while the gate cannot tell because of it. */
  readonly heldSince: Date | null;
}

/**
 * The only writer of `partner_preferences`, and of `lineages` but for texts that the team resolves (GothraTable).
 * Methods that take a manager join its transaction.
 */
@Injectable()
export class Lineages {
  constructor(
    private readonly gothras: GothrasRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The own gothra of a profile was written. After an unreviewed change the gate gives no verdict for a while, so that
   * no one can try one gothra after the other.
   */
  async ownWritten(manager: EntityManager, userId: number, text: string): Promise<void> {
    const stated = await this.resolved(manager, text);
    const before = (await this.gothras.lines([userId], manager)).find(({ line }) => line === 'own');
    const reviewed = (await this.gothras.statusOf(manager, userId)) === 'verified';
    const heldUntil = this.clock.inSeconds(GOTHRA_LIMITS.holdDays * DAY_SECONDS);
    const { changedAt, toldFrom } =
      before && saysTheSame(before, stated)
        ? before
        : { changedAt: this.clock.now(), toldFrom: reviewed || !before ? null : heldUntil };
    await this.gothras.putLine(manager, { userId, line: 'own', ...stated, changedAt, toldFrom });
  }

  /** A line of the family's women: a text or why there is none. */
  async write(
    manager: EntityManager,
    userId: number,
    line: Exclude<LineageLine, 'own'>,
    said: { readonly text: string } | { readonly state: NoGothra },
  ): Promise<void> {
    const stated =
      'text' in said
        ? await this.resolved(manager, said.text)
        : { state: said.state, gothraId: null, typed: null, key: '' };
    await this.gothras.putLine(manager, { userId, line, ...stated, changedAt: this.clock.now(), toldFrom: null });
  }

  /** @throws AppError changed-meanwhile */
  async setRule(
    manager: EntityManager,
    userId: number,
    lines: readonly GothraRuleLine[],
    version: number,
  ): Promise<void> {
    const before = (await this.gothras.rules([userId], manager)).get(userId);
    if ((before?.version ?? 1) !== version) throw new AppError('changed-meanwhile');
    // The own line is compared in any case.
    const rule = GOTHRA_RULE_LINES.map(({ value }) => value).filter((line) => line === 'own' || lines.includes(line));
    if (rule.join() !== (before?.rule ?? DEFAULT_RULE).join()) await this.gothras.putRule(manager, userId, rule);
  }

  /** What the consent `family-details` covered. */
  eraseWomensLines(manager: EntityManager, userId: number): Promise<void> {
    return this.gothras.removeWomensLines(manager, userId);
  }

  /** The gothras of the women of these families that are stated; a family without any is not in the map. */
  async womenOf(userIds: readonly number[]): Promise<ReadonlyMap<number, WomansGothra[]>> {
    const rows = userIds.length === 0 ? [] : await this.gothras.womensLines(userIds);
    const women = new Map<number, WomansGothra[]>();
    for (const line of WOMENS_LINES)
      for (const row of rows)
        if (row.line === line && NAMED.includes(row.state))
          women.set(row.userId, [...(women.get(row.userId) ?? []), womanView(line, row)]);
    return women;
  }

  /** A gothra of the list, if it is there. */
  named(slug: string, manager?: EntityManager): Promise<GothraRow | null> {
    return this.gothras.bySlug(slug, manager);
  }

  /** What these families have stated; each of them is in the map. */
  async families(userIds: readonly number[], manager?: EntityManager): Promise<ReadonlyMap<number, StatedFamily>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.gothras.lines(userIds, manager);
    const rules = await this.gothras.rules(userIds, manager);
    const surnames = await this.gothras.surnames(userIds, manager);
    const now = this.clock.now();
    const lines = new Map<number, LineageRow[]>();
    for (const row of rows) lines.set(row.userId, [...(lines.get(row.userId) ?? []), row]);
    return new Map(
      userIds.map((userId) => {
        const own = lines.get(userId) ?? [];
        const { rule = DEFAULT_RULE, version = 1 } = rules.get(userId) ?? {};
        return [userId, { ...familyOf(own, rule, version, now), surname: surnameKey(surnames.get(userId)) }];
      }),
    );
  }

  async family(userId: number, manager?: EntityManager): Promise<StatedFamily> {
    return (await this.families([userId], manager)).get(userId)!;
  }

  async tokensOf(userId: number, manager?: EntityManager): Promise<FamilyTokens> {
    return tokensOfFamily(await this.family(userId, manager));
  }

  private async resolved(manager: EntityManager, text: string) {
    const typed = text.trim();
    if (isNotKnown(typed)) return { state: 'unknown', gothraId: null, typed, key: '' } as const;
    const key = gothraKey(typed);
    const gothra = key === '' ? null : await this.gothras.byKey(manager, key);
    return { state: gothra ? 'resolved' : 'unlisted', gothraId: gothra?.id ?? null, typed, key } as const;
  }
}

export function tokensOfFamily(family: StatedFamily): FamilyTokens {
  const of = (line: LineageLine): number => {
    const row = family.rows.find((one) => one.line === line);
    return row ? gothraToken(row) : 0;
  };
  const surname = surnameToken(family.surname);
  const avoids = family.rule.flatMap((line) => {
    if (line === 'own') return [];
    const token = line === 'surname' ? surname : of(line);
    return token > 0 ? [{ line, token }] : [];
  });
  return { own: of('own'), surname, avoids };
}

const NAMED: readonly LineState[] = ['resolved', 'unlisted'];

const womanView = (line: WomensLine, { slug, en, te, typed }: LineageRow): WomansGothra => {
  const gothra = slug !== null && en !== null && te !== null ? { id: slug, en, te } : null;
  return { line, gothra, typed: gothra ? null : typed };
};

/** A community in the place of a surname is shared by all. */
const surnameKey = (surname = ''): string | null => (isNoGothra(surname) ? null : gothraKey(surname) || null);

type Said = Pick<LineageRow, 'state' | 'gothraId' | 'key'>;

/** Another spelling of a gothra is no other gothra. */
const saysTheSame = (one: Said, other: Said): boolean =>
  one.state === other.state && (one.state === 'resolved' ? one.gothraId === other.gothraId : one.key === other.key);

function familyOf(
  rows: readonly LineageRow[],
  rule: readonly GothraRuleLine[],
  version: number,
  now: Date,
): Omit<StatedFamily, 'surname'> {
  const lines: Partial<Record<LineageLine, StatedLine>> = {};
  for (const { line, state, slug, key } of rows) lines[line] = { state, gothra: slug, key };
  const own = rows.find(({ line }) => line === 'own');
  const held = own?.toldFrom && own.toldFrom > now ? own.changedAt : null;
  return { lines, rule, rows, version, heldSince: held };
}
