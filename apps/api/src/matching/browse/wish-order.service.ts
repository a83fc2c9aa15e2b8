/**
 * R47: a list in the order of the viewer's wishes: most of them met, then fewest missed, then as lists begin. Those far
 * from the age asked for come after everyone else.
 */
import { LIMITS } from '@kalyanam/shared/base/limits';
import { fitOf } from '@kalyanam/shared/topics/matching/fit';
import { MOST_ORDERED, WISH_MESSAGES } from '@kalyanam/shared/topics/matching/wish-order';
import type { Wishes } from '@kalyanam/shared/topics/matching/wishes';
import type { GothraVerdict } from '@kalyanam/shared/base/vocabulary/gothras';
import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { fieldError } from '../../platform/errors/app-error.js';
import { GothraGates } from '../../profiles/gothras/gothra-gates.service.js';
import type { Asked } from './browse-questions.service.js';
import { BrowseRepository } from './browse.repository.js';
import { offsetOf } from './listed.js';
import { Listings } from './listings.service.js';
import { factsOfRow, type FactsRow } from './listed-facts.js';

/** How many years outside the age asked for are far: no family would call that a fit, whatever else is met. */
const FAR_YEARS = 5;

const isFar = ({ age: asked }: Wishes, age: number): boolean =>
  asked !== undefined && Math.max(asked.value.from - age, age - asked.value.to) > FAR_YEARS;

/** Other work has its turn after this many. */
const JUDGED_A_TURN = 500;

@Injectable()
export class WishOrder {
  constructor(
    private readonly listing: Listings,
    private readonly entries: BrowseRepository,
    private readonly gates: GothraGates,
  ) {}

  /** One page of the list. @throws AppError invalid-form for a list that is too long to be ordered */
  async ids(viewerId: number, asked: Asked, total: number): Promise<number[]> {
    const first = offsetOf(asked.question);
    return (await this.all(viewerId, asked, total)).slice(first, first + LIMITS.browsePageSize);
  }

  /** @throws AppError invalid-form for a list that is too long to be ordered */
  async all(viewerId: number, asked: Asked, total: number): Promise<number[]> {
    if (total > MOST_ORDERED) throw fieldError('sort', WISH_MESSAGES.tooManyToOrder);
    const fromTheTop = { ...asked, question: { ...asked.question, page: 1 } };
    const rows = await this.entries.facts(await this.listing.ids(fromTheTop, MOST_ORDERED));
    const verdicts = await this.verdicts(viewerId, asked, rows);
    const judged: { id: number; far: boolean; fits: number; misses: number }[] = [];
    for (const row of rows) {
      const gothra = verdicts.get(row.id) ?? null;
      const facts = { ...factsOfRow(row, asked.now), gothra };
      const { fits, misses } = fitOf(asked.wishes, facts, asked.verified);
      judged.push({ id: row.id, far: isFar(asked.wishes, facts.age), fits, misses: misses.length });
      if (judged.length % JUDGED_A_TURN === 0) await turn();
    }
    return judged
      .sort((one, other) => Number(one.far) - Number(other.far) || other.fits - one.fits || one.misses - other.misses)
      .map(({ id }) => id);
  }

  /** Between verified members, and only where a wish needs them. */
  private async verdicts(
    viewerId: number,
    { wishes, verified }: Asked,
    rows: readonly FactsRow[],
  ): Promise<ReadonlyMap<number, GothraVerdict>> {
    if (!wishes.gothra || !verified) return new Map();
    return this.gates.verdicts(viewerId, await this.entries.verifiedAmong(rows.map(({ id }) => id)));
  }
}
