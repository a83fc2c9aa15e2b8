import { columnName } from '@kalyanam/shared/topics/profile/columns';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OWNER_COLUMNS, ownerFacts, type OwnerFacts, type OwnerRow } from './profile-visibility.repository.js';
import { CARD_COLUMNS, cardOf, type CardFields, type CardRow } from './profile.view.js';
import { RELATION_JOINS, relationValues } from '../../people/relations/relation.sql.js';

/** What a card needs, and what the policy needs to decide about it. */
export interface CardFacts {
  readonly owner: OwnerFacts;
  readonly card: CardFields;
}

const CARD = CARD_COLUMNS.map((column) => `p.${columnName(column)} AS ${column}`).join(', ');

const RELATED = `SELECT high_user_id AS id FROM interests WHERE low_user_id = ?
  UNION SELECT low_user_id FROM interests WHERE high_user_id = ?
  UNION SELECT profile_user_id FROM shortlist_entries WHERE user_id = ?
  UNION SELECT profile_user_id FROM dismissals WHERE user_id = ?
  UNION SELECT owner_id FROM photo_requests WHERE viewer_id = ?
  UNION SELECT owner_id FROM photo_grants WHERE viewer_id = ?
  UNION SELECT owner_id FROM contact_denials WHERE viewer_id = ?
  UNION SELECT blocked_id FROM blocks WHERE blocker_id = ?
  UNION SELECT blocker_id FROM blocks WHERE blocked_id = ?`;

/** Reads the current profiles of cards by primary key. */
@Injectable()
export class CardsRepository {
  constructor(private readonly database: DataSource) {}

  async byIds(viewerId: number, ids: readonly number[]): Promise<Map<number, CardFacts>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<(CardRow & OwnerRow)[]>(
      `SELECT u.public_id AS publicId, u.member_code AS memberCode, ${OWNER_COLUMNS}, ${CARD},
         d.native_district AS nativeDistrict
       FROM users u JOIN profiles p ON p.user_id = u.id LEFT JOIN profile_details d ON d.user_id = u.id
         ${RELATION_JOINS} WHERE u.id IN (?)`,
      [...relationValues(viewerId), ids],
    );
    return new Map(rows.map((row) => [row.userId, { owner: ownerFacts(row), card: cardOf(row) }]));
  }

  /** All members with a row of any relation to the viewer, whatever it says. */
  async related(viewerId: number): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ id: number }[]>(RELATED, Array<number>(9).fill(viewerId));
    return new Set(rows.map(({ id }) => id));
  }
}
