import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface EligibleListRow {
  id: number;
  publicId: string;
  email: string;
  phone: string;
  addedBy: string;
  addedAt: Date;
  usedAt: Date | null;
  userId: string | null;
  name: string | null;
  verificationStatus: VerificationStatus | null;
}

@Injectable()
export class EligibleListRepository {
  constructor(private readonly database: DataSource) {}

  /** Pairs with who added them and which member was verified by them. */
  rows(ids: readonly number[]): Promise<EligibleListRow[]> {
    return this.database.query(
      `SELECT e.id, e.public_id AS publicId, e.email, e.phone, a.username AS addedBy, e.added_at AS addedAt,
         e.used_at AS usedAt, u.public_id AS userId, p.name, u.verification_status AS verificationStatus
       FROM eligible_users e JOIN admins a ON a.id = e.added_by
       LEFT JOIN users u ON u.id = e.used_by LEFT JOIN profiles p ON p.user_id = u.id
       WHERE e.id IN (?)`,
      [ids],
    );
  }
}
