import { Module } from '@nestjs/common';
import { FactsModule } from '../../profiles/profiles.module.js';
import { LookingModule } from '../../matching/freshness/looking.module.js';
import { MyProfileModule } from '../profile/my-profile.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { DueRepository } from './due.repository.js';
import { LookingAnswers } from './looking-answers.service.js';
import { LookingController } from './looking.controller.js';
import { LookingMails } from './looking-mails.service.js';
import { LookingLinks } from './looking-links.service.js';
import { LookingWorker } from './looking.worker.js';

@Module({
  imports: [FactsModule, LookingModule, MyProfileModule, PeopleModule],
  controllers: [LookingController],
  providers: [DueRepository, LookingAnswers, LookingMails, LookingLinks, LookingWorker],
})
export class StillLookingModule {}
