import { adminLevels } from '../../people/team-accounts/admin-principal.js';
import type { Actor } from '../../people/team-accounts/actor.js';
import type { DemoAdmin } from './load-community.js';

const WHO = {
  owner: { username: 'admin', name: 'Padma' },
  reviewer: { username: 'reviewer', name: 'Ravi' },
} as const;

/** An administrator of the demonstration at work. */
export const actorOf = ({ id, publicId }: DemoAdmin, role: keyof typeof WHO): Actor => ({
  admin: { adminId: id, publicId, ...WHO[role], role, sessionId: '', levels: adminLevels(role) },
  ip: '127.0.0.1',
});
