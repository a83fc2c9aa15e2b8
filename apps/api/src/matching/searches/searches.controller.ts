import type {
  DigestOpened,
  NewSearch,
  SavedSearchAnswer,
  SavedSearches,
  SearchChange,
  SearchRemoved,
  Unsubscribed,
} from '@kalyanam/shared/contracts/searches';
import { MAIL_TOKEN_RULES, NEW_SEARCH_RULES, SEARCH_CHANGE_RULES } from '@kalyanam/shared/topics/matching/search.rules';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { DigestLinkActs } from './digest-acts.service.js';
import { MySearches } from './my-searches.service.js';

class NewSearchDto extends ruled<NewSearch>(NEW_SEARCH_RULES) {}
class SearchChangeDto extends ruled<SearchChange>(SEARCH_CHANGE_RULES) {}
class MailTokenDto extends ruled<{ token: string }>(MAIL_TOKEN_RULES) {}

@Controller('searches')
@Access('member')
export class SearchesController {
  constructor(
    private readonly searches: MySearches,
    private readonly links: DigestLinkActs,
  ) {}

  @Get()
  @Answers('SavedSearches')
  list(@Caller() caller: MemberPrincipal): Promise<Answer<SavedSearches>> {
    return this.searches.list(caller);
  }

  @Post()
  @Answers('SavedSearchAnswer')
  save(
    @Caller() caller: MemberPrincipal,
    @Body() body: NewSearchDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<SavedSearchAnswer>> {
    return this.searches.save(caller, body, ip);
  }

  /** The body is a mail program's own (RFC 8058) and says nothing that the link does not. */
  @Post('unsubscribe')
  @HttpCode(200)
  @Access('open')
  @Answers('Unsubscribed')
  unsubscribe(@Query() { token }: MailTokenDto): Promise<Answer<Unsubscribed>> {
    return this.links.unsubscribe(token);
  }

  @Post('opened')
  @HttpCode(200)
  @Access('open')
  @Answers('DigestOpened')
  opened(@Query() { token }: MailTokenDto): Promise<Answer<DigestOpened>> {
    return this.links.opened(token);
  }

  @Patch(':id')
  @Answers('SavedSearchAnswer')
  change(
    @Caller() caller: MemberPrincipal,
    @Param('id') id: string,
    @Body() body: SearchChangeDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<SavedSearchAnswer>> {
    return this.searches.change(caller, id, body, ip);
  }

  @Delete(':id')
  @Answers('SearchRemoved')
  remove(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<SearchRemoved>> {
    return this.searches.remove(caller, id);
  }
}
