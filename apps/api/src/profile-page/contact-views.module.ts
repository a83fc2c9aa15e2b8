import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactView } from './contact-view.entity.js';
import { ContactViewsRepository } from './contact-views.repository.js';
import { ContactViews } from './contact-views.service.js';
import { ProfilesModule } from '../facts.module.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactView]), ProfilesModule],
  providers: [ContactViews, ContactViewsRepository],
  exports: [ContactViews],
})
export class ContactViewsModule {}
