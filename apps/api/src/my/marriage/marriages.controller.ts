import { Client, type ClientInfo } from '../../platform/http/client.js';
import type {
  ClaimAnswerRequest,
  MarriedAnswer,
  MarriedRequest,
  MyMarriageAnswer,
  StoriesPage,
  StoryRequest,
} from '@kalyanam/shared/contracts/marriages';
import { CLAIM_ANSWER_RULES, MARRIED_RULES, STORY_RULES } from '@kalyanam/shared/topics/marriage/marriage.rules';
import { PAGE_RULES } from '@kalyanam/shared/topics/interests/relation.rules';
import type { PageQuery } from '@kalyanam/shared/contracts/relations';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { MarriageClaims } from './marriage-claims.service.js';
import { MarriageStories } from './marriage-stories.service.js';
import { MarriedYears } from './married-years.service.js';

class MarriedDto extends ruled<MarriedRequest>(MARRIED_RULES) {}
class ClaimAnswerDto extends ruled<ClaimAnswerRequest>(CLAIM_ANSWER_RULES) {}

class StoryDto extends ruled<StoryRequest>(STORY_RULES) {}
class StoriesDto extends ruled<PageQuery>(PAGE_RULES) {}

/** C16: for candidates themselves, not for family accounts. */
@Controller()
@Access('member')
export class MarriagesController {
  constructor(
    private readonly claims: MarriageClaims,
    private readonly years: MarriedYears,
    private readonly stories: MarriageStories,
  ) {}

  @Put('profiles/me/married')
  @Answers('MarriedAnswer')
  say(@Caller() caller: MemberPrincipal, @Body() body: MarriedDto): Promise<Answer<MarriedAnswer>> {
    return this.claims.say(caller, body);
  }

  @Get('marriages/mine')
  @Answers('MyMarriageAnswer')
  mine(@Caller() caller: MemberPrincipal): Promise<Answer<MyMarriageAnswer>> {
    return this.claims.mine(caller);
  }

  @Post('marriages/keep')
  @HttpCode(200)
  @Answers('MyMarriageAnswer')
  keep(@Caller() caller: MemberPrincipal): Promise<Answer<MyMarriageAnswer>> {
    return this.years.keep(caller);
  }

  @Post('marriages/:id/answer')
  @HttpCode(200)
  @Answers('MyMarriageAnswer')
  answer(
    @Caller() caller: MemberPrincipal,
    @Param('id') id: string,
    @Body() { answer }: ClaimAnswerDto,
  ): Promise<Answer<MyMarriageAnswer>> {
    return this.claims.answer(caller, id, answer);
  }

  @Put('marriages/:id/story')
  @Answers('MyMarriageAnswer')
  async tell(
    @Caller() caller: MemberPrincipal,
    @Param('id') id: string,
    @Body() story: StoryDto,
  ): Promise<Answer<MyMarriageAnswer>> {
    await this.stories.say(caller.userId, id, story);
    return this.claims.mine(caller);
  }

  /** A withdrawn story is gone from the next answer on. */
  @Get('stories')
  @Access('open')
  @Header('Cache-Control', 'no-store')
  @Answers('StoriesPage')
  told(@Query() query: StoriesDto, @Client() { language }: ClientInfo): Promise<Answer<StoriesPage>> {
    return this.stories.page(query, language);
  }
}
