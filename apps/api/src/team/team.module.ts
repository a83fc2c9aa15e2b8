import { my } from '../my/my.module.js';
import { district, type Room } from '../platform/room.js';
import { BulkMembersRepository } from './bulk/bulk-members.repository.js';
import { BulkRunner } from './bulk/bulk-runner.js';
import { BulkController } from './bulk/bulk.controller.js';
import { Dismissals } from './bulk/dismissals.service.js';
import { Rejections } from './bulk/rejections.service.js';
import { Reminders } from './bulk/reminders.service.js';
import { Removals } from './bulk/removals.service.js';
import { community } from './community/community.room.js';
import { lists } from './lists/lists.room.js';
import { members } from './members/members.room.js';
import { office } from './office/office.room.js';
import { reports } from './reports/reports.room.js';
import { verify } from './verify/verify.room.js';

const bulk: Room = {
  controllers: [BulkController],
  providers: [BulkMembersRepository, BulkRunner, Dismissals, Rejections, Reminders, Removals],
};

export const team = district('TeamModule', {
  below: [my],
  rooms: [bulk, community, lists, members, office, reports, verify],
});
