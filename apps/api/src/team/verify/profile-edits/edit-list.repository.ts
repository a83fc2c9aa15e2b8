import type { Decision } from '@kalyanam/shared/team/case-queue';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { writerPast, type WriterPastRow } from '../../../contact/reports/writer-past.js';

export interface EditListRow extends WriterPastRow {
  id: number;
  publicId: string;
  userId: number;
  memberId: string;
  email: string;
  name: string;
  dob: string;
  gender: string;
  maritalStatus: string;
  gothra: string;
  nameTe: string | null;
  surname: string | null;
  subcaste: string | null;
  selfSummary: string;
  expectations: string;
  workCity: string | null;
  familyCity: string;
  /** JSON. */
  changes: string;
  stood: string | null;
  askedAt: Date;
  decision: Decision | null;
  notes: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  documentCheckedAt: Date | null;
  accepted: unknown;
  pending: unknown;
  /** Kinds with commas between them. */
  files: string | null;
  refusedEdits: unknown;
}

/** On either side of a pair. */
const interestsIn = (state: 'accepted' | 'pending'): string =>
  `((SELECT COUNT(*) FROM interests WHERE sender_id = e.user_id AND state = '${state}') +
    (SELECT COUNT(*) FROM interests WHERE receiver_id = e.user_id AND state = '${state}' AND delivered_at IS NOT NULL))`;

@Injectable()
export class EditListRepository {
  constructor(private readonly database: DataSource) {}

  /** Edits with the current values. */
  rows(ids: readonly number[]): Promise<EditListRow[]> {
    return this.database.query(
      `SELECT e.id, e.public_id AS publicId, e.user_id AS userId, u.public_id AS memberId, u.email, p.name, p.dob,
         p.gender, p.marital_status AS maritalStatus, p.gothra, p.name_te AS nameTe, p.surname,
         p.subcaste, p.self_summary AS selfSummary, p.expectations, p.work_city AS workCity, p.family_city AS familyCity,
         e.changes, e.stood, e.asked_at AS askedAt, e.decision,
         e.notes, a.username AS decidedBy, e.decided_at AS decidedAt, p.document_verified_at AS documentCheckedAt,
         ${interestsIn('accepted')} AS accepted, ${interestsIn('pending')} AS pending,
         (SELECT GROUP_CONCAT(d.kind ORDER BY d.kind) FROM documents d
           WHERE d.user_id = e.user_id AND d.erased_at IS NULL) AS files,
         ${writerPast('u')},
         (SELECT COUNT(*) FROM profile_edits x
           WHERE x.user_id = u.id AND x.decision = 'reject' AND x.id <> e.id) AS refusedEdits
       FROM profile_edits e JOIN users u ON u.id = e.user_id JOIN profiles p ON p.user_id = u.id
       LEFT JOIN admins a ON a.id = e.decided_by
       WHERE e.id IN (?)`,
      [ids],
    );
  }
}
