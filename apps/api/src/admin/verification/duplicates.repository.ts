import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface Namesake {
  userId: number;
  otherId: number;
}

export interface OtherMember {
  id: number;
  publicId: string;
  name: string;
  verificationStatus: VerificationStatus;
  accountStatus: AccountStatus;
  registeredAt: Date;
}

export interface OtherPerson {
  id: number;
  publicId: string;
  phone: string;
  city: string | null;
  dob: string;
}

@Injectable()
export class DuplicatesRepository {
  constructor(private readonly database: DataSource) {}

  /** Other members with the same name and the same date of birth. */
  namesakes(userIds: readonly number[]): Promise<Namesake[]> {
    return this.database.query(
      `SELECT own.user_id AS userId, other.user_id AS otherId
       FROM profiles own JOIN profiles other
         ON other.dob = own.dob AND other.name = own.name AND other.user_id <> own.user_id
       WHERE own.user_id IN (?) ORDER BY own.user_id, other.user_id`,
      [userIds],
    );
  }

  /** By public ids: what tells two people apart. */
  people(publicIds: readonly string[]): Promise<OtherPerson[]> {
    if (publicIds.length === 0) return Promise.resolve([]);
    return this.database.query(
      `SELECT u.id, u.public_id AS publicId, u.phone, p.family_city AS city, p.dob
       FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.public_id IN (?)`,
      [publicIds],
    );
  }

  members(userIds: readonly number[]): Promise<OtherMember[]> {
    return this.database.query(
      `SELECT u.id, u.public_id AS publicId, p.name, u.verification_status AS verificationStatus,
         u.account_status AS accountStatus, u.registered_at AS registeredAt
       FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id IN (?)`,
      [userIds],
    );
  }
}
