/** Every column that the key ring encrypts, and the context that each value is bound to. */
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { checkFileContext } from '../../profiles/checks/check-files.service.js';
import { totpContext } from '../../people/team-accounts/second-factor.service.js';
import { documentContext } from '../../profiles/documents/documents.service.js';
import { identityContext } from '../../profiles/identity-numbers/identity.service.js';
import { outboxContext } from '../../people/outbox/outbox-content.js';

export interface SealedRow {
  readonly id: number;
  readonly sealed: Buffer;
  readonly userId: number;
  readonly ownerId: string;
  readonly publicId: string;
  readonly kind: DocumentKind;
}

export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The row's values that form the context; the alias `t` is the table. */
  readonly select: string;
  readonly join?: string;
  context(row: SealedRow): string;
}

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'identity_numbers',
    column: 'sealed',
    select: 't.user_id AS userId, t.kind AS kind',
    context: ({ userId, kind }) => identityContext(userId, kind),
  },
  {
    table: 'documents',
    column: 'sealed_key',
    select: 'u.public_id AS ownerId, t.public_id AS publicId, t.kind AS kind',
    join: 'JOIN users u ON u.id = t.user_id',
    context: ({ ownerId, kind, publicId }) => documentContext(ownerId, kind, publicId),
  },
  {
    table: 'check_files',
    column: 'sealed_key',
    select: 'u.public_id AS ownerId, t.public_id AS publicId',
    join: 'JOIN users u ON u.id = t.user_id',
    context: ({ ownerId, publicId }) => checkFileContext(ownerId, publicId),
  },
  { table: 'admins', column: 'totp_sealed', select: 't.id AS userId', context: ({ id }) => totpContext(id) },
  {
    table: 'outbox',
    column: 'sealed',
    select: 't.public_id AS publicId',
    context: ({ publicId }) => outboxContext(publicId),
  },
];
