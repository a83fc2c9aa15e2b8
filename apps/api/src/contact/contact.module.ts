import { matching } from '../matching/matching.module.js';
import { blocks } from './blocks/blocks.room.js';
import { firstCalls } from './first-calls/first-calls.room.js';
import { interests } from './interests/interests.room.js';
import { photoRequests } from './photo-requests/photo-requests.room.js';
import { profilePage } from './profile-page/profile-page.room.js';
import { reports } from './reports/reports.room.js';
import { shortlist } from './shortlist/shortlist.room.js';
import { district } from '../platform/room.js';

export const contact = district('ContactModule', {
  below: [matching],
  rooms: [blocks, firstCalls, interests, photoRequests, profilePage, reports, shortlist],
});
