import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BiodataSharesModule } from '../../my/biodata/biodata-shares.module.js';
import { EligibleUsersModule } from '../eligible-users/eligible-users.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { ProfileDeletion } from './profile-deletion.service.js';
import { Tombstone } from './tombstone.entity.js';
import { TombstonesRepository } from './tombstones.repository.js';

/** Erases members: those who delete their profile, verify nothing, or reset the password of such an account. */
@Module({
  imports: [TypeOrmModule.forFeature([Tombstone]), BiodataSharesModule, EligibleUsersModule, FactsModule, PeopleModule],
  providers: [ProfileDeletion, TombstonesRepository],
  exports: [ProfileDeletion],
})
export class ErasureModule {}
