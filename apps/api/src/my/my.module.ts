import { joining } from '../joining/joining.module.js';
import { contact } from '../contact/contact.module.js';
import { announcements } from './announcements/announcements.room.js';
import { biodata } from './biodata/biodata.room.js';
import { familyDesk } from './family-desk/family-desk.room.js';
import { liveEvents } from './live-events/live-events.room.js';
import { marriage } from './marriage/marriage.room.js';
import { notifications } from './notifications/notifications.room.js';
import { photoDelivery } from './photo-delivery/photo-delivery.room.js';
import { profile } from './profile/profile.room.js';
import { settings } from './settings/settings.room.js';
import { stillLooking } from './still-looking/still-looking.room.js';
import { whoLooked } from './who-looked/who-looked.room.js';
import { district } from '../platform/room.js';

export const my = district('MyModule', {
  below: [joining, contact],
  rooms: [
    announcements,
    biodata,
    familyDesk,
    liveEvents,
    marriage,
    notifications,
    photoDelivery,
    profile,
    settings,
    stillLooking,
    whoLooked,
  ],
});
