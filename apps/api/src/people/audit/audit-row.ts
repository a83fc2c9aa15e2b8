/**
 * R38: each row of the audit log carries the hash of the row before it. A row's hash is
 * sha256(previous hash, canonical JSON of the row); the first row follows 32 zero bytes.
 */
import type { AuditAction } from '@kalyanam/shared/team/audit-actions';
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../platform/crypto/digest.js';
import { withoutIdentityNumbers } from '../../platform/jobs/masking.js';

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

export interface AuditEntry {
  /** `admin:<public id>`, `member:<public id>` or `system`. */
  actor: string;
  action: AuditAction;
  /** The person or thing acted on, in the format of an actor: `member:<public id>`, `coupon:<code>`... */
  subject: string;
  /** Empty for acts of the system itself. */
  ip: string;
  details: AuditDetails;
}

export interface AuditRow extends Omit<AuditEntry, 'action' | 'details'> {
  at: Date;
  action: string;
  /** Canonical JSON. */
  details: string;
}

export const FIRST_HASH = Buffer.alloc(32);

export function rowHash(previous: Buffer, { at, actor, action, subject, ip, details }: AuditRow): Buffer {
  const row = canonicalJson({ at: at.toISOString(), actor, action, subject, ip, details });
  return createHash('sha256').update(previous).update(row).digest();
}

export const safeDetails = (details: AuditDetails): string =>
  canonicalJson(
    Object.fromEntries(
      Object.entries(details).map(([key, value]) => [
        key,
        typeof value === 'string' ? withoutIdentityNumbers(value) : value,
      ]),
    ),
  );
