import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people.module.js';
import { EligibleUser } from './eligible-user.entity.js';
import { EligibleUsersRepository } from './eligible-users.repository.js';
import { EligibleUsersService } from './eligible-users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EligibleUser]), PeopleModule],
  providers: [EligibleUsersService, EligibleUsersRepository],
  exports: [EligibleUsersService],
})
export class EligibleUsersModule {}
