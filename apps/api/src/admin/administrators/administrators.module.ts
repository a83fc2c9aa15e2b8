import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { PasswordsModule } from '../../passwords/passwords.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { AdminsModule } from '../../team/admins.module.js';
import { AdministratorListRepository } from './administrator-list.repository.js';
import { AdministratorList } from './administrator-list.service.js';
import { AdministratorsController } from './administrators.controller.js';
import { Administrators } from './administrators.service.js';

@Module({
  imports: [AdminsModule, AuditModule, ListsModule, PasswordsModule],
  controllers: [AdministratorsController],
  providers: [Administrators, AdministratorList, AdministratorListRepository],
})
export class AdministratorsModule {}
