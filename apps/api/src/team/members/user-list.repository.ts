import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface UserListRow {
  id: number;
  publicId: string;
  memberCode: string;
  name: string;
  email: string;
  phone: string;
  gender: Gender;
  dob: string;
  verificationStatus: VerificationStatus;
  accountStatus: AccountStatus;
  isActive: unknown;
  registeredAt: Date;
  lastActiveAt: Date;
}

@Injectable()
export class UserListRepository {
  constructor(private readonly database: DataSource) {}

  rows(ids: readonly number[]): Promise<UserListRow[]> {
    return this.database.query(
      `SELECT u.id, u.public_id AS publicId, u.member_code AS memberCode, p.name, u.email, u.phone, p.gender, p.dob,
         u.verification_status AS verificationStatus, u.account_status AS accountStatus, p.is_active AS isActive,
         u.registered_at AS registeredAt, u.last_active_at AS lastActiveAt
       FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id IN (?)`,
      [ids],
    );
  }
}
