import type { AdminView } from '@kalyanam/shared/admin/contracts';
import type { Admin } from './admin.entity.js';

export const adminView = ({
  publicId,
  username,
  name,
  role,
}: Pick<Admin, 'publicId' | 'username' | 'name' | 'role'>): AdminView => ({ id: publicId, username, name, role });
