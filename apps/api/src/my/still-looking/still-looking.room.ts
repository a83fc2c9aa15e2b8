import type { Room } from '../../platform/room.js';
import { DueRepository } from './due.repository.js';
import { LookingAnswers } from './looking-answers.service.js';
import { LookingLinks } from './looking-links.service.js';
import { LookingMails } from './looking-mails.service.js';
import { LookingController } from './looking.controller.js';
import { LookingWorker } from './looking.worker.js';

export const stillLooking: Room = {
  members: {
    controllers: [LookingController],
    providers: [DueRepository, LookingAnswers, LookingLinks, LookingMails, LookingWorker],
  },
};
