import { can, type AdminRole } from '@kalyanam/shared/admin/roles';
import type { TeamProfileFields } from '@kalyanam/shared/admin/team-profile';
import { fieldsOf, type ProfileColumns } from './profile.fields.js';

/** Gothras of a family are for those of the team who decide about gothras: support reads none. */
export const readsGothras = (role: AdminRole): boolean => can(role, 'gothras.decide');

/** C11: star and kuja are for the same of the team. */
export const readsStars = readsGothras;

export const teamFieldsView = (profile: ProfileColumns, role: AdminRole): TeamProfileFields => ({
  ...fieldsOf(profile),
  gothra: readsGothras(role) ? profile.gothra : null,
});
