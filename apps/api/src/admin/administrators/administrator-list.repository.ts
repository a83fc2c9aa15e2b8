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
  decidedLately: unknown;
  decided: unknown;
  lastAction: string | null;
  lastActAt: Date | null;
}

const lastAct = (column: 'action' | 'at'): string =>
  `(SELECT l.${column} FROM audit_log l WHERE l.actor = CONCAT('admin:', a.public_id) ORDER BY l.at DESC, l.id DESC LIMIT 1)`;

@Injectable()
export class AdministratorListRepository {
  constructor(private readonly database: DataSource) {}

  rows(ids: readonly number[], lately: Date): Promise<AdministratorListRow[]> {
    return this.database.query(
      `SELECT a.id, a.public_id AS publicId, a.username, a.name, a.role, a.created_at AS createdAt,
         a.disabled_at AS disabledAt, a.totp_confirmed_at IS NOT NULL AS secondFactor,
         (SELECT MAX(s.created_at) FROM admin_sessions s WHERE s.admin_id = a.id) AS lastSignInAt,
         (SELECT COUNT(*) FROM verification_cases c WHERE c.decided_by = a.id) AS decided,
         (SELECT COUNT(*) FROM verification_cases c WHERE c.decided_by = a.id AND c.decided_at >= ?) AS decidedLately,
         ${lastAct('action')} AS lastAction, ${lastAct('at')} AS lastActAt
       FROM admins a WHERE a.id IN (?)`,
      [lately, ids],
    );
  }
}
