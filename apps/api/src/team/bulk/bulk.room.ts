import type { Room } from '../../platform/room.js';
import { BulkMembersRepository } from './bulk-members.repository.js';
import { BulkRunner } from './bulk-runner.js';
import { BulkController } from './bulk.controller.js';
import { Dismissals } from './dismissals.service.js';
import { Rejections } from './rejections.service.js';
import { Reminders } from './reminders.service.js';
import { Removals } from './removals.service.js';

export const bulk: Room = {
  controllers: [BulkController],
  providers: [BulkMembersRepository, BulkRunner, Dismissals, Rejections, Reminders, Removals],
};
