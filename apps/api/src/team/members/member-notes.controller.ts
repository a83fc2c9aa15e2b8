import type { MemberNoteAnswer, MemberNoteRequest, MemberNotesAnswer } from '@kalyanam/shared/team/member-notes';
import { MEMBER_NOTE_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Can } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../people/team-accounts/actor.js';
import { MemberNotes } from './member-notes.service.js';

class MemberNoteDto extends ruled<MemberNoteRequest>(MEMBER_NOTE_RULES) {}

@Controller('admin/users')
export class MemberNotesController {
  constructor(private readonly notes: MemberNotes) {}

  @Get(':id/notes')
  @Can('users.read')
  @Answers('MemberNotesAnswer')
  list(@Param('id') id: string): Promise<Answer<MemberNotesAnswer>> {
    return this.notes.list(id);
  }

  @Post(':id/notes')
  @Can('users.contact')
  @Answers('MemberNoteAnswer')
  add(
    @Param('id') id: string,
    @Body() request: MemberNoteDto,
    @Acting() actor: Actor,
  ): Promise<Answer<MemberNoteAnswer>> {
    return this.notes.add(id, request, actor);
  }
}
