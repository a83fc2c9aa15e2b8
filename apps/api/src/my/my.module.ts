import { contact } from '../contact/contact.module.js';
import { joining } from '../joining/joining.module.js';
import { district, type Room } from '../platform/room.js';
import { AnnouncementMails } from './announcements/announcement-mails.worker.js';
import { AnnouncementsRepository } from './announcements/announcements.repository.js';
import { Announcements } from './announcements/announcements.service.js';
import { BannersController } from './announcements/banners.controller.js';
import { Banners } from './announcements/banners.service.js';
import { biodata } from './biodata/biodata.room.js';
import { familyDesk } from './family-desk/family-desk.room.js';
import { EventsController } from './live-events/events.controller.js';
import { Events } from './live-events/events.service.js';
import { marriage } from './marriage/marriage.room.js';
import { NotificationPages } from './notifications/notification-pages.service.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { PhotoBytesController } from './photo-delivery/photo-bytes.controller.js';
import { PhotoBytesService } from './photo-delivery/photo-bytes.service.js';
import { PhotoKey } from './photo-delivery/photo-key.service.js';
import { PhotoLookers } from './photo-delivery/photo-lookers.service.js';
import { profile } from './profile/profile.room.js';
import { settings } from './settings/settings.room.js';
import { DueRepository } from './still-looking/due.repository.js';
import { LookingAnswers } from './still-looking/looking-answers.service.js';
import { LookingLinks } from './still-looking/looking-links.service.js';
import { LookingMails } from './still-looking/looking-mails.service.js';
import { LookingController } from './still-looking/looking.controller.js';
import { LookingWorker } from './still-looking/looking.worker.js';
import { AudienceRepository } from './who-looked/audience.repository.js';
import { Audience } from './who-looked/audience.service.js';
import { WaitingController } from './waiting/waiting.controller.js';
import { WaitingRepository } from './waiting/waiting.repository.js';
import { WaitingList } from './waiting/waiting.service.js';
import { ContactDenial } from './who-looked/contact-denial.entity.js';
import { ContactDenials } from './who-looked/contact-denials.service.js';
import { LedgerPages } from './who-looked/ledger-pages.service.js';
import { LedgerController } from './who-looked/ledger.controller.js';
import { LedgerRepository } from './who-looked/ledger.repository.js';

const announcements: Room = {
  providers: [AnnouncementMails, Announcements, AnnouncementsRepository, Banners],
  members: { controllers: [BannersController] },
};

const liveEvents: Room = { members: { controllers: [EventsController], providers: [Events] } };

const notifications: Room = {
  providers: [NotificationPages],
  members: { controllers: [NotificationsController] },
};

const photoDelivery: Room = {
  controllers: [PhotoBytesController],
  providers: [PhotoBytesService, PhotoKey, PhotoLookers],
};

const stillLooking: Room = {
  members: {
    controllers: [LookingController],
    providers: [DueRepository, LookingAnswers, LookingLinks, LookingMails, LookingWorker],
  },
};

const waiting: Room = {
  members: { controllers: [WaitingController], providers: [WaitingList, WaitingRepository] },
};

const whoLooked: Room = {
  entities: [ContactDenial],
  members: {
    controllers: [LedgerController],
    providers: [Audience, AudienceRepository, ContactDenials, LedgerPages, LedgerRepository],
  },
};

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
    waiting,
    whoLooked,
  ],
});
