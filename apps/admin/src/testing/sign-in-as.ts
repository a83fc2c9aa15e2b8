import type { AdminRole } from '@kalyanam/shared/admin/roles';
import { session } from '../session/admin-session';

export const signInAs = (role: AdminRole) =>
  session.signIn({ id: 'admin-1', username: 'padma', name: 'Padma', role }, 'token');
