import type { ValueOf } from '../vocabulary/option.js';

/** R4: owner does all; reviewer verifies and handles reports; support only reads. */
export const ADMIN_ROLES = [
  { value: 'owner', label: 'Owner' },
  { value: 'reviewer', label: 'Reviewer' },
  { value: 'support', label: 'Support' },
] as const;
export type AdminRole = ValueOf<typeof ADMIN_ROLES>;
