import { can, type AdminRole, type Permission } from '@kalyanam/shared/team/roles';
import { permissionFor } from '../shell/paths';
import { useAdmin } from './admin-session';

/** R4: whether the signed-in administrator's role has a permission. */
export const useCan = (permission: Permission): boolean => can(useAdmin()?.role, permission);

export function mayOpen(role: AdminRole | undefined, to: string): boolean {
  const permission = permissionFor(to);
  return !permission || can(role, permission);
}

/** Whether a page is open to the signed-in administrator; a link to any other leads to a refusal. */
export const useMayOpen = (to: string): boolean => mayOpen(useAdmin()?.role, to);
