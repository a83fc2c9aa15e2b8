import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { PhotoGrantRow } from './photo-grant.entity.js';
import { PhotoRequestRow } from './photo-request.entity.js';
import { PhotoRequestsController } from './photo-requests.controller.js';
import { PhotoRequestsRepository } from './photo-requests.repository.js';
import { PhotoRequests } from './photo-requests.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PhotoRequestRow, PhotoGrantRow]), FactsModule, PeopleModule],
  controllers: [PhotoRequestsController],
  providers: [PhotoRequests, PhotoRequestsRepository],
  exports: [PhotoRequestsRepository],
})
export class PhotoRequestsModule {}
