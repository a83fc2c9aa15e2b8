import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../../people/people.module.js';
import { EligibleBatch } from './eligible-batch.entity.js';
import { EligibleBatchesRepository } from './eligible-batches.repository.js';
import { EligibleBatches } from './eligible-batches.service.js';
import { EligibleUser } from './eligible-user.entity.js';
import { EligibleUsersRepository } from './eligible-users.repository.js';
import { EligibleUsersService } from './eligible-users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EligibleUser, EligibleBatch]), PeopleModule],
  providers: [EligibleUsersService, EligibleUsersRepository, EligibleBatches, EligibleBatchesRepository],
  exports: [EligibleUsersService, EligibleBatches, EligibleBatchesRepository],
})
export class EligibleUsersModule {}
