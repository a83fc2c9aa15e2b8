import type { ContactViewsPage } from '@kalyanam/shared/contracts/relations';
import { Controller, Get, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { PageDto } from '../../platform/http/paging.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ContactViews } from './contact-views.service.js';

@Controller('contact-views')
export class ContactViewsController {
  constructor(private readonly views: ContactViews) {}

  @Get()
  @Access('member')
  @Desk('ledger')
  @Answers('ContactViewsPage')
  page(@Caller() caller: MemberPrincipal, @Query() query: PageDto): Promise<Answer<ContactViewsPage>> {
    return this.views.page(caller, query);
  }
}
