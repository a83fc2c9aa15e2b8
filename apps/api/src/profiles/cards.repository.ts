import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Owner } from './profile.policy.js';
import type { OwnerFacts } from './profile-visibility.repository.js';
import type { CardRow } from './profile.view.js';
import {
  RELATION_COLUMNS,
  RELATION_JOINS,
  relationOf,
  relationValues,
  type RelationRow,
} from '../relations/relation.sql.js';

/** What a card is made of, and what the policy asks before it is made. */
export interface CardFacts {
  readonly owner: OwnerFacts;
  readonly card: CardRow;
}

type RawCard = CardRow &
  Pick<Owner, 'userId' | 'accountStatus' | 'contactVisibility'> &
  RelationRow &
  Record<'isActive' | 'married', unknown>;

/** Reads the profiles of cards by primary key, as they are at this moment. */
@Injectable()
export class CardsRepository {
  constructor(private readonly database: DataSource) {}

  async read(viewerId: number, ids: readonly number[]): Promise<Map<number, CardFacts>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<RawCard[]>(
      `SELECT u.id AS userId, u.public_id AS publicId, u.verification_status AS verificationStatus,
         u.account_status AS accountStatus, p.is_active AS isActive, p.married_at IS NOT NULL AS married,
         p.contact_visibility AS contactVisibility, ${RELATION_COLUMNS},
         p.name, p.dob, p.gender, p.height_inches AS heightInches, p.marital_status AS maritalStatus,
         p.education, p.occupation, p.annual_income AS annualIncome, p.work_type AS workType,
         p.work_state AS workState, p.work_city AS workCity, p.work_country AS workCountry,
         p.family_state AS familyState, p.family_city AS familyCity, p.self_summary AS selfSummary
       FROM users u JOIN profiles p ON p.user_id = u.id ${RELATION_JOINS} WHERE u.id IN (?)`,
      [...relationValues(viewerId), ids],
    );
    return new Map(rows.map((row) => [row.userId, { owner: ownerOf(row), card: row }]));
  }
}

/** Raw truth values are 0 and 1. */
const ownerOf = (row: RawCard): OwnerFacts => ({
  userId: row.userId,
  verificationStatus: row.verificationStatus,
  accountStatus: row.accountStatus,
  contactVisibility: row.contactVisibility,
  isActive: Number(row.isActive) === 1,
  married: Number(row.married) === 1,
  ...relationOf(row),
});
