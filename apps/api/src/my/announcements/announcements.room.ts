import type { Room } from '../../platform/room.js';
import { AnnouncementMails } from './announcement-mails.worker.js';
import { AnnouncementsRepository } from './announcements.repository.js';
import { Announcements } from './announcements.service.js';
import { BannersController } from './banners.controller.js';
import { Banners } from './banners.service.js';

export const announcements: Room = {
  providers: [AnnouncementMails, Announcements, AnnouncementsRepository, Banners],
  members: { controllers: [BannersController] },
};
