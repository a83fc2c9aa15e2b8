import { columnName } from '@kalyanam/shared/profile/columns';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OWNER_COLUMNS, ownerFacts, type OwnerFacts, type OwnerRow } from './profile-visibility.repository.js';
import { CARD_COLUMNS, type CardRow } from './profile.view.js';
import { RELATION_JOINS, relationValues } from '../relations/relation.sql.js';

/** What a card needs, and what the policy needs to decide about it. */
export interface CardFacts {
  readonly owner: OwnerFacts;
  readonly card: CardRow;
}

const CARD = CARD_COLUMNS.map((column) => `p.${columnName(column)} AS ${column}`).join(', ');

/** Reads the current profiles of cards by primary key. */
@Injectable()
export class CardsRepository {
  constructor(private readonly database: DataSource) {}

  async read(viewerId: number, ids: readonly number[]): Promise<Map<number, CardFacts>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<(CardRow & OwnerRow)[]>(
      `SELECT u.public_id AS publicId, u.member_code AS memberCode, ${OWNER_COLUMNS}, ${CARD}
       FROM users u JOIN profiles p ON p.user_id = u.id ${RELATION_JOINS} WHERE u.id IN (?)`,
      [...relationValues(viewerId), ids],
    );
    return new Map(rows.map((row) => [row.userId, { owner: ownerFacts(row), card: row }]));
  }
}
