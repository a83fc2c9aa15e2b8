import { ADMIN_ROLES, can, PERMISSIONS, PERMISSIONS_OF } from './roles.js';

/** Documents and the numbers in them are not for roles that only read (R17). */
const CLOSE_LOOK = ['documents.read', 'identity-numbers.read'];

describe('permissions', () => {
  it('lets an owner do everything', () => {
    expect(PERMISSIONS.filter((permission) => !can('owner', permission))).toEqual([]);
  });

  it('lets support read, and see neither documents nor numbers', () => {
    const expected = PERMISSIONS.filter((word) => word.endsWith('.read') && !CLOSE_LOOK.includes(word));
    expect(PERMISSIONS_OF.support).toEqual(expected);
  });

  it('also lets a reviewer decide, but change neither lists nor the team', () => {
    const more = PERMISSIONS_OF.reviewer.filter((permission) => !can('support', permission));
    expect(more).toEqual([
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
    ]);
  });

  it('lets an auditor see the log and the figures, and no member (R86)', () => {
    expect(PERMISSIONS_OF.auditor).toEqual(['dashboard.read', 'audit.read', 'audit.export']);
  });

  it.each(ADMIN_ROLES.map(({ value }) => value))('names each permission of the role %s once', (role) => {
    expect(new Set(PERMISSIONS_OF[role]).size).toBe(PERMISSIONS_OF[role].length);
  });

  it('gives nothing without a role', () => {
    expect(PERMISSIONS.filter((permission) => can(undefined, permission))).toEqual([]);
  });
});
