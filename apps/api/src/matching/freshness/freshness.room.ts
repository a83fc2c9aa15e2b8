import type { Room } from '../../platform/room.js';
import { LookingAnswerRow } from './looking-answer.entity.js';
import { LookingAnswerRows } from './looking-answers.repository.js';
import { LookingConfirmations } from './looking-confirmations.service.js';
import { LookingQuestion } from './looking-question.entity.js';
import { LookingQuestions } from './looking-questions.repository.js';

export const freshness: Room = {
  entities: [LookingAnswerRow, LookingQuestion],
  providers: [LookingAnswerRows, LookingConfirmations, LookingQuestions],
};
