import type { ProfileFields } from '../topics/profile/fields.js';

/** What a profile says in fields, as a member of the team reads it. */
export interface TeamProfileFields extends Omit<ProfileFields, 'gothra'> {
  /** Null: the role does not read it. */
  gothra: string | null;
}
