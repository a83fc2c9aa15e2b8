import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BiodataSharesModule } from '../biodata/biodata-shares.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { ContactDenial } from './contact-denial.entity.js';
import { ContactDenials } from './contact-denials.service.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerPages } from './ledger-pages.service.js';
import { LedgerRepository } from './ledger.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactDenial]), BiodataSharesModule, FactsModule, PeopleModule],
  controllers: [LedgerController],
  providers: [ContactDenials, LedgerPages, LedgerRepository],
  exports: [ContactDenials],
})
export class LedgerModule {}
