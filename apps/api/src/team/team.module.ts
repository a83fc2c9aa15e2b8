import { my } from '../my/my.module.js';
import { bulk } from './bulk/bulk.room.js';
import { community } from './community/community.room.js';
import { lists } from './lists/lists.room.js';
import { members } from './members/members.room.js';
import { office } from './office/office.room.js';
import { reports } from './reports/reports.room.js';
import { verify } from './verify/verify.room.js';
import { district } from '../platform/room.js';

export const team = district('TeamModule', {
  below: [my],
  rooms: [bulk, community, lists, members, office, reports, verify],
});
