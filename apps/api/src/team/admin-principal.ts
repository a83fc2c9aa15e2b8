import type { AdminRole } from '@kalyanam/shared/admin/roles';
import type { AccessLevel, Principal } from '../common/access/access.js';

/** A signed-in administrator as the database has her on this very request. */
export interface AdminPrincipal extends Principal {
  readonly adminId: number;
  readonly publicId: string;
  readonly username: string;
  readonly name: string;
  readonly role: AdminRole;
  readonly sessionId: string;
}

/** R4: owner does all, reviewer verifies, support only reads. */
const LEVELS: Readonly<Record<AdminRole, readonly AccessLevel[]>> = {
  support: ['administrator', 'support'],
  reviewer: ['administrator', 'support', 'reviewer'],
  owner: ['administrator', 'support', 'reviewer', 'owner'],
};

export const adminLevels = (role: AdminRole): readonly AccessLevel[] => LEVELS[role];

/** How the audit log names an administrator. */
export const adminActor = ({ publicId }: Pick<AdminPrincipal, 'publicId'>): string => `admin:${publicId}`;
