import type { AdminRole } from '@kalyanam/shared/admin/roles';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface AdministratorListRow {
  id: number;
  publicId: string;
  username: string;
  name: string;
  role: AdminRole;
  createdAt: Date;
  disabledAt: Date | null;
  lastSignInAt: Date | null;
  secondFactor: unknown;
}

@Injectable()
export class AdministratorListRepository {
  constructor(private readonly database: DataSource) {}

  rows(ids: readonly number[]): Promise<AdministratorListRow[]> {
    return this.database.query(
      `SELECT a.id, a.public_id AS publicId, a.username, a.name, a.role, a.created_at AS createdAt,
         a.disabled_at AS disabledAt, a.totp_confirmed_at IS NOT NULL AS secondFactor,
         (SELECT MAX(s.created_at) FROM admin_sessions s WHERE s.admin_id = a.id) AS lastSignInAt
       FROM admins a WHERE a.id IN (?)`,
      [ids],
    );
  }
}
