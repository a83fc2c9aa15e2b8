import { Module } from '@nestjs/common';
import { PeopleModule } from '../../people/people.module.js';
import { AnnouncementMails } from './announcement-mails.worker.js';
import { AnnouncementsRepository } from './announcements.repository.js';
import { Announcements } from './announcements.service.js';
import { Banners } from './banners.service.js';

/** AppModule adds members' routes, AdminModule the owners'. */
@Module({
  imports: [PeopleModule],
  providers: [Announcements, AnnouncementsRepository, AnnouncementMails, Banners],
  exports: [Announcements, Banners],
})
export class AnnouncementsModule {}
