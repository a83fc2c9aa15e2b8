import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Admin } from '../team/admin.entity.js';
import { AuditModule } from '../audit/audit.module.js';
import { EligibleUser } from './eligible-user.entity.js';
import { EligibleUsersRepository } from './eligible-users.repository.js';
import { EligibleUsersService } from './eligible-users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EligibleUser, Admin]), AuditModule],
  providers: [EligibleUsersService, EligibleUsersRepository],
  exports: [EligibleUsersService],
})
export class EligibleUsersModule {}
