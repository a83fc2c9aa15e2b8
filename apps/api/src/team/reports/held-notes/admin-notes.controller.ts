import type { NoteDecisionAnswer, NoteDecisionRequest, NoteQueueAnswer } from '@kalyanam/shared/team/held-notes';
import { NOTE_DECISION_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { NoteQueue } from './note-queue.service.js';

class NoteDecisionDto extends ruled<NoteDecisionRequest>(NOTE_DECISION_RULES) {}

@Controller('admin/notes')
export class AdminNotesController {
  constructor(private readonly notes: NoteQueue) {}

  @Get()
  @Can('notes.decide')
  @Answers('NoteQueueAnswer')
  queue(): Promise<Answer<NoteQueueAnswer>> {
    return this.notes.queue();
  }

  @Post(':id/decision')
  @HttpCode(200)
  @Can('notes.decide')
  @Answers('NoteDecisionAnswer')
  decide(
    @Param('id') id: string,
    @Body() request: NoteDecisionDto,
    @Acting() actor: Actor,
  ): Promise<Answer<NoteDecisionAnswer>> {
    return this.notes.decide(id, request, actor);
  }
}
