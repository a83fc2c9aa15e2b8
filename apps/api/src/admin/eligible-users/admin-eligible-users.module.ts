import { Module } from '@nestjs/common';
import { EligibleUsersModule } from '../../eligible-users/eligible-users.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { AdminEligibleUsersController } from './admin-eligible-users.controller.js';
import { EligibleListRepository } from './eligible-list.repository.js';
import { EligibleList } from './eligible-list.service.js';

@Module({
  imports: [EligibleUsersModule, ListsModule],
  controllers: [AdminEligibleUsersController],
  providers: [EligibleList, EligibleListRepository],
})
export class AdminEligibleUsersModule {}
