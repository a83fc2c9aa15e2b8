import type {
  RelativesNoticeReply,
  RelativesNoticeReplyAnswer,
  RelativesNoticesPage,
  RelativesNoticesQuery,
} from '@kalyanam/shared/team/relatives-notices';
import { RELATIVES_NOTICE_REPLY_RULES } from '@kalyanam/shared/team/admin.rules';
import { RELATIVES_NOTICE_LIST_RULES } from '@kalyanam/shared/team/list.rules';
import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers, AnswersCsv } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { PROOF_SECONDS } from '../../../people/team-accounts/admin-session-times.js';
import { RelativesNoticeList } from './relatives-notice-list.service.js';

class NoticeListDto extends ruled<RelativesNoticesQuery>(RELATIVES_NOTICE_LIST_RULES) {}
class ReplyDto extends ruled<RelativesNoticeReply>(RELATIVES_NOTICE_REPLY_RULES) {}

@Controller('admin/relatives-notices')
export class AdminRelativesNoticesController {
  constructor(private readonly notices: RelativesNoticeList) {}

  @Get()
  @Can('reports.read')
  @Answers('RelativesNoticesPage')
  list(@Query() query: NoticeListDto): Promise<Answer<RelativesNoticesPage>> {
    return this.notices.page(query);
  }

  @Get('export.csv')
  @Can('reports.export')
  @ConfirmedWithin(PROOF_SECONDS)
  @AnswersCsv()
  csv(@Query() query: NoticeListDto, @Acting() actor: Actor): Promise<StreamableFile> {
    return this.notices.csv(query, { ...actor, query });
  }

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
