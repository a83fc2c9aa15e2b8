import { can, type AdminRole } from '@kalyanam/shared/team/roles';
import type { TeamProfileFields } from '@kalyanam/shared/team/contracts';
import { fieldsOf, type ProfileColumns } from './profile.fields.js';

/** Gothras of a family, and its stars (C11), are for those of the team who decide about gothras: support reads none. */
export const readsGothras = (role: AdminRole): boolean => can(role, 'gothras.decide');

export const teamFieldsView = (profile: ProfileColumns, role: AdminRole): TeamProfileFields => ({
  ...fieldsOf(profile),
  gothra: readsGothras(role) ? profile.gothra : null,
});
