import type {
  RelativesNoticeAnswer,
  RelativesNoticeConfirmation,
  RelativesNoticeRequest,
  RelativesNoticeTicket,
} from '@kalyanam/shared/contracts/relatives-notice';
import { RELATIVES_NOTICE_CODE_RULES, RELATIVES_NOTICE_RULES } from '@kalyanam/shared/topics/interests/report.rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { RelativesNotices } from './relatives-notices.service.js';

class NoticeDto extends ruled<RelativesNoticeRequest>(RELATIVES_NOTICE_RULES) {}
class NoticeConfirmationDto extends ruled<RelativesNoticeConfirmation>(RELATIVES_NOTICE_CODE_RULES) {}

@Controller('relatives-notice')
export class RelativesNoticesController {
  constructor(private readonly notices: RelativesNotices) {}

  @Post()
  @HttpCode(200)
  @Access('open')
  @Answers('RelativesNoticeAnswer')
  write(@Body() notice: NoticeDto, @Client() client: ClientInfo): Promise<Answer<RelativesNoticeAnswer>> {
    return this.notices.write(notice, client, client.language);
  }

  @Post('confirm')
  @HttpCode(200)
  @Access('open')
  @Answers('RelativesNoticeTicket')
  confirm(@Body() confirmation: NoticeConfirmationDto): Promise<Answer<RelativesNoticeTicket>> {
    return this.notices.confirm(confirmation);
  }
}
