import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Admin } from '../team/admin.entity.js';
import { CasesRepository } from './cases.repository.js';
import { CasesService } from './cases.service.js';
import { VerificationCase } from './verification-case.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([VerificationCase, Admin])],
  providers: [CasesService, CasesRepository],
  exports: [CasesService],
})
export class CasesModule {}
