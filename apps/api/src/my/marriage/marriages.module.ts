import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { Marriage, MarriageNaming, MarriedYear } from './marriage.entity.js';
import { MarriageStory } from './marriage-story.entity.js';
import { MarriageStories } from './marriage-stories.service.js';
import { StoriesRepository } from './stories.repository.js';
import { MarriagesRepository } from './marriages.repository.js';
import { Marriages } from './marriages.service.js';

@Module({
  imports: [
    PeopleModule,
    TypeOrmModule.forFeature([Marriage, MarriageNaming, MarriageStory, MarriedYear]),
    FactsModule,
  ],
  providers: [Marriages, MarriagesRepository, MarriageStories, StoriesRepository],
  exports: [Marriages, MarriagesRepository, MarriageStories, StoriesRepository],
})
export class MarriagesModule {}
