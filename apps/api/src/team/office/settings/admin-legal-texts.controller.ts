import type { LegalTextChangeAnswer, LegalVersionsAnswer, PublishTextRequest } from '@kalyanam/shared/team/legal-texts';
import { LEGAL_TEXT_RULES } from '@kalyanam/shared/team/team-settings.rules';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../../platform/access/access.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { PROOF_SECONDS } from '../../../people/team-accounts/admin-session-times.js';
import { LegalPublishing } from './legal-publishing.service.js';

class PublishTextDto extends ruled<PublishTextRequest>(LEGAL_TEXT_RULES) {}

/** Two texts of the longest length, each character escaped. */
const TEXT_BYTES = 256 * 1024;

@Controller('admin/legal-texts')
export class AdminLegalTextsController {
  constructor(private readonly publishing: LegalPublishing) {}

  @Get()
  @Can('settings.write')
  @Answers('LegalVersionsAnswer')
  all(): Promise<Answer<LegalVersionsAnswer>> {
    return this.publishing.all();
  }

  @Post()
  @Can('settings.write')
  @ConfirmedWithin(PROOF_SECONDS)
  @BodyLimit(TEXT_BYTES)
  @Answers('LegalTextChangeAnswer', { status: 201 })
  publish(@Body() wish: PublishTextDto, @Acting() actor: Actor): Promise<Answer<LegalTextChangeAnswer>> {
    return this.publishing.publish(wish, actor);
  }

  @Delete(':kind/:version')
  @Can('settings.write')
  @Answers('LegalTextChangeAnswer')
  remove(
    @Param('kind') kind: string,
    @Param('version') version: string,
    @Acting() actor: Actor,
  ): Promise<Answer<LegalTextChangeAnswer>> {
    return this.publishing.remove(kind, version, actor);
  }
}
