import type { RelativesNoticeReply, RelativesNoticeReplyAnswer } from '@kalyanam/shared/team/relatives-notices';
import { RELATIVES_NOTICE_REPLY_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { RelativesNoticeList } from './relatives-notice-list.service.js';

class ReplyDto extends ruled<RelativesNoticeReply>(RELATIVES_NOTICE_REPLY_RULES) {}

@Controller('admin/relatives-notices')
export class AdminRelativesNoticesController {
  constructor(private readonly notices: RelativesNoticeList) {}

  @Post(':id/answer')
  @HttpCode(200)
  @Can('reports.decide')
  @Answers('RelativesNoticeReplyAnswer')
  answer(
    @Param('id') id: string,
    @Body() reply: ReplyDto,
    @Acting() actor: Actor,
  ): Promise<Answer<RelativesNoticeReplyAnswer>> {
    return this.notices.answer(id, reply, actor);
  }
}
