import { can, type AdminRole } from '@kalyanam/shared/admin/roles';
import type { TeamProfileFields } from '@kalyanam/shared/admin/team-profile';
import { fieldsOf } from './profile.fields.js';
import type { Profile } from './profile.entity.js';

/** Gothras of a family are for those of the team who decide about gothras: support reads none. */
export const readsGothras = (role: AdminRole): boolean => can(role, 'gothras.decide');

export const teamFieldsView = (profile: Profile, role: AdminRole): TeamProfileFields => ({
  ...fieldsOf(profile),
  gothra: readsGothras(role) ? profile.gothra : null,
});
