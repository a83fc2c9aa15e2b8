import type {
  NotificationsPage,
  NotificationsQuery,
  ReadAnswer,
  ReadRequest,
} from '@kalyanam/shared/contracts/notifications';
import { NOTIFICATIONS_RULES, READ_RULES } from '@kalyanam/shared/topics/interests/relation.rules';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { NotificationPages } from './notification-pages.service.js';

class NotificationsDto extends ruled<NotificationsQuery>(NOTIFICATIONS_RULES) {}
class ReadDto extends ruled<ReadRequest>(READ_RULES) {}

@Controller('notifications')
@Access('account')
export class NotificationsController {
  constructor(private readonly pages: NotificationPages) {}

  @Get()
  @Answers('NotificationsPage')
  page(@Caller() caller: MemberPrincipal, @Query() query: NotificationsDto): Promise<Answer<NotificationsPage>> {
    return this.pages.page(caller, query);
  }

  @Put('read')
  @Answers('ReadAnswer')
  read(@Caller() caller: MemberPrincipal, @Body() body: ReadDto): Promise<Answer<ReadAnswer>> {
    return this.pages.read(caller, body);
  }
}
