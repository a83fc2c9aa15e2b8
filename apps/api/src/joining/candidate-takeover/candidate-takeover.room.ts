import type { Room } from '../../platform/room.js';
import { CandidateAnswers } from './candidate-answers.service.js';
import { CandidateVerification } from './candidate-verification.service.js';
import { TakingOverController } from './taking-over.controller.js';
import { TakingOver } from './taking-over.service.js';

export const candidateTakeover: Room = {
  members: { controllers: [TakingOverController], providers: [CandidateAnswers, CandidateVerification, TakingOver] },
};
