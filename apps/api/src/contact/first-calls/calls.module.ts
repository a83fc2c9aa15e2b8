import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactsModule } from '../../profiles/profiles.module.js';
import { LookingModule } from '../../matching/freshness/looking.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { Call, CallOutcomeRow, CallZoneRow } from './call.entity.js';
import { CallActs } from './call-acts.service.js';
import { CallNotices } from './call-notices.service.js';
import { CallPages } from './call-pages.service.js';
import { CallSecrets } from './call-secrets.service.js';
import { CallsController } from './calls.controller.js';
import { CallsRepository } from './calls.repository.js';
import { CallsWorker } from './calls.worker.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Call, CallOutcomeRow, CallZoneRow]),
    FactsModule,
    LookingModule,
    PeopleModule,
    ReportsModule,
  ],
  controllers: [CallsController],
  providers: [CallActs, CallNotices, CallPages, CallSecrets, CallsRepository, CallsWorker],
  exports: [CallActs, CallsRepository],
})
export class CallsModule {}
