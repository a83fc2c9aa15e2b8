import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactsModule } from '../facts.module.js';
import { PeopleModule } from '../people.module.js';
import { ContactView } from './contact-view.entity.js';
import { ContactViewsController } from './contact-views.controller.js';
import { ContactViewsRepository } from './contact-views.repository.js';
import { ContactViews } from './contact-views.service.js';
import { ProfileByCode } from './profile-by-code.service.js';
import { ProfilePages } from './profile-pages.service.js';
import { ProfilesController } from './profiles.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactView]), FactsModule, PeopleModule],
  controllers: [ContactViewsController, ProfilesController],
  providers: [ContactViews, ContactViewsRepository, ProfileByCode, ProfilePages],
  exports: [ContactViews],
})
export class ProfilePageModule {}
