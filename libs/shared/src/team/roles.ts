import type { ValueOf } from '../base/vocabulary/option.js';

/** R4. A role is a row here and a row in PERMISSIONS_OF. */
export const ADMIN_ROLES = [
  { value: 'owner', label: 'Owner', does: 'everything' },
  { value: 'reviewer', label: 'Reviewer', does: 'verify and handle reports' },
  { value: 'support', label: 'Support', does: 'only read' },
  { value: 'auditor', label: 'Auditor', does: 'read and export the audit log' },
] as const;
export type AdminRole = ValueOf<typeof ADMIN_ROLES>;

const READING = [
  'dashboard.read',
  'verify.read',
  'changes.read',
  'reports.read',
  'users.read',
  'photos.read',
  'gothras.read',
  'subcastes.read',
  'eligible.read',
  'coupons.read',
  'audit.read',
  'settings.read',
] as const;

const REVIEWING = [
  ...READING,
  'verify.decide',
  'documents.read',
  'photos.review',
  'identity-numbers.read',
  'changes.decide',
  'reports.decide',
  'notes.decide',
  'stories.export',
  'reports.export',
  'gothras.decide',
  'gothras.export',
  'subcastes.decide',
  'subcastes.export',
  'users.suspend',
  'users.help',
  'users.contact',
  'members.enter',
] as const;

/** What a member of the team may be allowed to do. */
export const PERMISSIONS = [
  ...REVIEWING,
  'users.export',
  'users.data',
  'verification.withdraw',
  'photos.trace',
  'eligible.write',
  'eligible.export',
  'coupons.write',
  'coupons.export',
  'audit.export',
  'audit.verify',
  'administrators.write',
  'settings.write',
  'announcements.write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const PERMISSIONS_OF: Readonly<Record<AdminRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  reviewer: REVIEWING,
  support: READING,
  auditor: ['dashboard.read', 'audit.read', 'audit.export'],
};

export const can = (role: AdminRole | undefined, permission: Permission): boolean =>
  role !== undefined && PERMISSIONS_OF[role].includes(permission);
