import type { Room } from '../../platform/room.js';
import { MarriageClaims } from './marriage-claims.service.js';
import { MarriageMails } from './marriage-mails.service.js';
import { MarriageStatusService } from './marriage-status.service.js';
import { MarriageStories } from './marriage-stories.service.js';
import { MarriageStory } from './marriage-story.entity.js';
import { Marriage, MarriageNaming, MarriedYear } from './marriage.entity.js';
import { MarriagesController } from './marriages.controller.js';
import { MarriagesRepository } from './marriages.repository.js';
import { Marriages } from './marriages.service.js';
import { MarriedYears } from './married-years.service.js';
import { StoriesRepository } from './stories.repository.js';

export const marriage: Room = {
  entities: [Marriage, MarriageNaming, MarriageStory, MarriedYear],
  providers: [MarriageStories, Marriages, MarriagesRepository, StoriesRepository],
  members: {
    controllers: [MarriagesController],
    providers: [MarriageClaims, MarriageMails, MarriageStatusService, MarriedYears],
  },
};
