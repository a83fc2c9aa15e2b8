import { ActingCallers } from '../../platform/access/acting-callers.js';
import type { Room } from '../../platform/room.js';
import { DeskActRow } from './desk-act.entity.js';
import { DeskCallers } from './desk-callers.service.js';
import { DeskDraft } from './desk-draft.entity.js';
import { DeskHands } from './desk-hands.repository.js';
import { DeskMember } from './desk-member.entity.js';
import { DeskSeatsRepository } from './desk-seats.repository.js';
import { DeskVoteRow } from './desk-vote.entity.js';

export const seats: Room = {
  entities: [DeskActRow, DeskDraft, DeskMember, DeskVoteRow],
  providers: [DeskCallers, { provide: ActingCallers, useExisting: DeskCallers }, DeskHands, DeskSeatsRepository],
};
