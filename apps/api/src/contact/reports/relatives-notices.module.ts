import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../../people/people.module.js';
import { RelativesNotice } from './relatives-notice.entity.js';
import { RelativesNotices } from './relatives-notices.service.js';

/** AppModule adds the open routes, AdminModule the team's. */
@Module({
  imports: [TypeOrmModule.forFeature([RelativesNotice]), PeopleModule],
  providers: [RelativesNotices],
  exports: [RelativesNotices],
})
export class RelativesNoticesModule {}
