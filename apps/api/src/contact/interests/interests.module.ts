import { Module } from '@nestjs/common';
import { FactsModule } from '../../profiles/profiles.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { LookingModule } from '../../matching/freshness/looking.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { Declines } from './declines.service.js';
import { InterestActsController } from './interest-acts.controller.js';
import { InterestActs } from './interest-acts.service.js';
import { InterestBoxesRepository } from './interest-boxes.repository.js';
import { InterestPages } from './interest-pages.service.js';
import { InterestsController } from './interests.controller.js';

@Module({
  imports: [FactsModule, IdempotencyModule, LookingModule, PeopleModule],
  controllers: [InterestActsController, InterestsController],
  providers: [Declines, InterestActs, InterestBoxesRepository, InterestPages],
  exports: [InterestActs],
})
export class InterestsModule {}
