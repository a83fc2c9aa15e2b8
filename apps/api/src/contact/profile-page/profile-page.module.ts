import { Module } from '@nestjs/common';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { ContactViewsController } from './contact-views.controller.js';
import { ContactViews } from './contact-views.service.js';
import { ProfileByCode } from './profile-by-code.service.js';
import { ProfilePages } from './profile-pages.service.js';
import { ProfilesController } from './profiles.controller.js';

@Module({
  imports: [FactsModule, PeopleModule, ReportsModule],
  controllers: [ContactViewsController, ProfilesController],
  providers: [ContactViews, ProfileByCode, ProfilePages],
})
export class ProfilePageModule {}
