import type { Room } from '../../platform/room.js';
import { Declines } from './declines.service.js';
import { InterestActsController } from './interest-acts.controller.js';
import { InterestActs } from './interest-acts.service.js';
import { InterestBoxesRepository } from './interest-boxes.repository.js';
import { InterestNotices } from './interest-notices.service.js';
import { InterestPages } from './interest-pages.service.js';
import { InterestsController } from './interests.controller.js';
import { WaitingLineRepository } from './waiting-line.repository.js';
import { WaitingLine } from './waiting-line.service.js';
import { WaitingLineWorker } from './waiting-line.worker.js';

export const interests: Room = {
  providers: [InterestNotices, WaitingLine, WaitingLineRepository, WaitingLineWorker],
  members: {
    controllers: [InterestActsController, InterestsController],
    providers: [Declines, InterestActs, InterestBoxesRepository, InterestPages],
  },
};
