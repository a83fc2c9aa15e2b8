import type { Room } from '../../platform/room.js';
import { DeskAcceptance } from './desk-acceptance.service.js';
import { DeskInvitations } from './desk-invitations.service.js';
import { DeskMembersRepository } from './desk-members.repository.js';
import { DeskMembers } from './desk-members.service.js';

export const familyInvitations: Room = {
  members: { providers: [DeskAcceptance, DeskInvitations, DeskMembers, DeskMembersRepository] },
};
