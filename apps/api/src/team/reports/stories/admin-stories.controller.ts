import type { StoryDecisionAnswer, StoryDecisionRequest, StoryQueueAnswer } from '@kalyanam/shared/team/stories';
import { STORY_DECISION_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Get, HttpCode, Param, Post, type StreamableFile } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers, AnswersCsv } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { PROOF_SECONDS } from '../../../people/team-accounts/admin-session-times.js';
import { StoryQueue } from './story-queue.service.js';

class StoryDecisionDto extends ruled<StoryDecisionRequest>(STORY_DECISION_RULES) {}

@Controller('admin/stories')
export class AdminStoriesController {
  constructor(private readonly stories: StoryQueue) {}

  @Get()
  @Can('notes.decide')
  @Answers('StoryQueueAnswer')
  queue(@Acting() actor: Actor): Promise<Answer<StoryQueueAnswer>> {
    return this.stories.queue(actor);
  }

  @Get('export.csv')
  @Can('stories.export')
  @ConfirmedWithin(PROOF_SECONDS)
  @AnswersCsv()
  csv(@Acting() actor: Actor): Promise<StreamableFile> {
    return this.stories.csv(actor);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @Can('notes.decide')
  @Answers('StoryDecisionAnswer')
  decide(
    @Param('id') id: string,
    @Body() request: StoryDecisionDto,
    @Acting() actor: Actor,
  ): Promise<Answer<StoryDecisionAnswer>> {
    return this.stories.decide(id, request, actor);
  }
}
