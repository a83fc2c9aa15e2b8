import { PERMISSIONS_OF, type AdminRole } from '@kalyanam/shared/team/roles';
import type { AccessLevel, Principal } from '../../platform/access/access.js';
import type { AdminView } from '@kalyanam/shared/team/contracts';
import type { Admin } from './admin.entity.js';

/** A signed-in administrator, read from the database on this request. */
export interface AdminPrincipal extends Principal {
  readonly adminId: number;
  readonly publicId: string;
  readonly username: string;
  readonly name: string;
  readonly role: AdminRole;
  readonly sessionId: string;
}

export const adminLevels = (role: AdminRole): readonly AccessLevel[] => ['administrator', ...PERMISSIONS_OF[role]];

export const adminActor = ({ publicId }: Pick<AdminPrincipal, 'publicId'>): string => `admin:${publicId}`;

export const adminView = ({
  publicId,
  username,
  name,
  role,
}: Pick<Admin, 'publicId' | 'username' | 'name' | 'role'>): AdminView => ({ id: publicId, username, name, role });
