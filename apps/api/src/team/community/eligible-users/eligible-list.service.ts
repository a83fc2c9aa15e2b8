/** R36: the eligible list, with what became of each pair. */
import { ELIGIBLE_LIST, type EligibleUserRow, type EligibleUsersQuery } from '@kalyanam/shared/team/eligible-users';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { Injectable } from '@nestjs/common';
import { backwards } from '../../../people/accounts/search-words.repository.js';
import { normalEmail } from '../../../people/accounts/accounts.service.js';
import {
  beginning,
  condition,
  MOST_PAGED,
  sortedBy,
  when,
  type Condition,
  type ListPlan,
} from '../../lists/list-query.js';
import { memberHas, memberIn, membersFound } from '../../lists/member-search.js';
import { SHORT } from '../../lists/lists.service.js';
import { EligibleListRepository, type EligibleListRow } from './eligible-list.repository.js';

const SORTS = {
  addedAt: { column: 'e.added_at', index: 'ix_eligible_users_added' },
  usedAt: { column: 'e.used_at', index: 'ix_eligible_users_taken' },
  email: { column: 'e.email', index: 'ix_eligible_users_email' },
};

@Injectable()
export class EligibleList {
  constructor(private readonly eligible: EligibleListRepository) {}

  readonly columns = {
    Email: (row: EligibleUserRow) => row.email,
    Phone: (row: EligibleUserRow) => row.phone,
    'Added by': (row: EligibleUserRow) => row.addedBy,
    Added: (row: EligibleUserRow) => row.addedAt,
    Used: (row: EligibleUserRow) => row.usedAt,
    'Used by': (row: EligibleUserRow) => row.usedBy?.name,
  };

  plan(query: EligibleUsersQuery): ListPlan {
    return eligiblePlan(query);
  }

  async read(ids: readonly number[]): Promise<Map<number, EligibleUserRow>> {
    return new Map((await this.eligible.rows(ids)).map((row) => [row.id, rowView(row)]));
  }
}

/** By the beginning of an email, or the first or last digits of a phone: an index each. */
function pairsMeant(typed: string): Condition[] {
  const digits = plainPhone(typed).replace(/^\+91/, '');
  return /^\+?\d+$/.test(digits)
    ? [
        condition('e.phone LIKE ?', beginning(digits)),
        condition('e.phone_end LIKE ?', beginning(backwards(digits.replace('+', '')))),
      ]
    : [condition('e.email LIKE ?', beginning(normalEmail(typed)))];
}

const joinedBy = (word: 'AND' | 'OR', conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(` ${word} `),
  values: conditions.flatMap(({ values }) => values),
});

export function eligiblePlan(query: EligibleUsersQuery): ListPlan {
  const { sort, order } = sortedBy(ELIGIBLE_LIST, query, SORTS);
  const inBatch = when(query.batch, (batch) => condition('e.batch = ?', batch));
  const inState = when(query.state, (state) =>
    condition(state === 'used' ? 'e.used_at IS NOT NULL' : 'e.used_at IS NULL'),
  );
  const rest = [...inBatch, ...inState];
  // A pair that has verified a member is used.
  const ofMember = query.state === 'used' ? inBatch : rest;
  const [search] = when(query.q, (typed) => searched(typed, rest, ofMember));
  return {
    from: 'eligible_users e',
    key: 'e.id',
    where: rest,
    countUpTo: search ? SHORT : MOST_PAGED,
    // An import is short enough to be sorted.
    ...(!query.batch?.trim() && { inOrder: `eligible_users e FORCE INDEX (${sort.index})` }),
    ...search,
    sort: sort.column,
    order,
  };
}

type Search = Pick<ListPlan, 'where' | 'ways' | 'matches' | 'inOrderWhere'>;

/**
 * Finds pairs by their own text, or by the member they verified. Where many are found, each pair is asked in the order
 * of the list.
 */
function searched(typed: string, rest: readonly Condition[], ofMember: readonly Condition[]): Search {
  const pairs = pairsMeant(typed);
  const ways = [...pairs, memberIn('e.used_by', typed, 'eligible')];
  const counted = [
    ...pairs.map((pair) => joinedBy('AND', [pair, ...rest])).map(idsWhere),
    membersFound(typed, {
      list: 'eligible',
      joined: 'STRAIGHT_JOIN eligible_users e FORCE INDEX (ix_eligible_users_used) ON e.used_by = w0.user_id',
      filters: ofMember,
      what: 'e.id',
    }),
  ];
  return {
    where: [joinedBy('OR', ways), ...rest],
    ways: ways.map((way) => [way, ...rest]),
    matches: (limit) => ({
      sql: counted.map(({ sql }) => `(${sql} ${limit})`).join(' UNION '),
      values: counted.flatMap(({ values }) => values),
    }),
    inOrderWhere: [joinedBy('OR', [...pairs, memberHas('e.used_by', typed)]), ...rest],
  };
}

const idsWhere = ({ sql, values }: Condition): Condition => ({
  sql: `SELECT e.id FROM eligible_users e WHERE ${sql}`,
  values,
});

const rowView = (row: EligibleListRow): EligibleUserRow => ({
  id: row.publicId,
  email: row.email,
  phone: row.phone,
  addedBy: row.addedBy,
  addedAt: row.addedAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
  usedBy:
    row.userId !== null && row.verificationStatus !== null
      ? { userId: row.userId, name: row.name ?? '', verificationStatus: row.verificationStatus }
      : null,
});
