import type { DuplicateClue } from '@kalyanam/shared/team/contracts';
import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface Alike {
  userId: number;
  /** Only prints remain of a deleted account. */
  otherId: number;
  clue: DuplicateClue;
}

export interface OtherPerson {
  id: number;
  publicId: string;
  name: string;
  phone: string;
  city: string | null;
  dob: string;
  verificationStatus: VerificationStatus;
  accountStatus: AccountStatus;
  registeredAt: Date;
}

/** Where things of a member are that others may have too, and where others have them. */
interface Shared {
  clue: string;
  own: string;
  other: string;
}

const PHOTOS = 'photos %p JOIN photo_hashes %h ON %h.photo_id = %p.id';
const photosOf = (name: string) => PHOTOS.replaceAll('%p', name).replaceAll('%h', `${name}_hash`);
const KEPT = 'JOIN kept_prints other ON other.print =';

const SHARED: readonly Shared[] = [
  {
    clue: 'own.kind',
    own: 'identity_numbers own',
    other: 'JOIN identity_numbers other ON other.fingerprint = own.fingerprint',
  },
  { clue: 'own.kind', own: 'identity_numbers own', other: `${KEPT} own.fingerprint` },
  {
    clue: "'photo'",
    own: photosOf('own'),
    other:
      'JOIN photo_hashes other_hash ON other_hash.exact = own_hash.exact JOIN photos other ON other.id = other_hash.photo_id',
  },
  { clue: "'photo'", own: photosOf('own'), other: `${KEPT} own_hash.exact` },
  { clue: "'document'", own: 'documents own', other: 'JOIN documents other ON other.print = own.print' },
  { clue: "'document'", own: 'documents own', other: `${KEPT} own.print` },
  {
    clue: "'name-dob'",
    own: 'profiles own',
    other: 'JOIN profiles other ON other.dob = own.dob AND other.name = own.name',
  },
];

/** Each part asks an index for what is equal. */
const alikeSql = (columns: string): string =>
  SHARED.map(
    ({ clue, own, other }) =>
      `SELECT DISTINCT ${columns}, ${clue} AS clue FROM ${own} ${other} AND other.user_id <> own.user_id
       WHERE own.user_id IN (?)`,
  ).join(' UNION ');

@Injectable()
export class DuplicatesRepository {
  constructor(private readonly database: DataSource) {}

  /** What each of these members has in common with any other account. */
  clues(userIds: readonly number[]): Promise<Omit<Alike, 'otherId'>[]> {
    return this.ask('own.user_id AS userId', userIds);
  }

  alike(userId: number): Promise<Alike[]> {
    return this.ask('own.user_id AS userId, other.user_id AS otherId', [userId]);
  }

  people(userIds: readonly number[]): Promise<OtherPerson[]> {
    if (userIds.length === 0) return Promise.resolve([]);
    return this.database.query(
      `SELECT u.id, u.public_id AS publicId, p.name, u.phone, p.family_city AS city, p.dob,
         u.verification_status AS verificationStatus, u.account_status AS accountStatus, u.registered_at AS registeredAt
       FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id IN (?)`,
      [userIds],
    );
  }

  private ask<T>(columns: string, userIds: readonly number[]): Promise<T[]> {
    return this.database.query(
      alikeSql(columns),
      SHARED.map(() => userIds),
    );
  }
}
