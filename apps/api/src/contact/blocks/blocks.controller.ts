import type { BlockAnswer, BlocksAnswer } from '@kalyanam/shared/contracts/relations';
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { BlocksService } from './blocks.service.js';

@Controller()
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Post('profiles/:id/block')
  @HttpCode(200)
  @Access('browsing-member')
  @Answers('BlockAnswer')
  block(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<BlockAnswer>> {
    return this.blocks.block(caller, profileId);
  }

  @Delete('profiles/:id/block')
  @Access('member')
  @Answers('BlockAnswer')
  unblock(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<BlockAnswer>> {
    return this.blocks.unblock(caller, profileId);
  }

  @Get('blocks')
  @Access('member')
  @Answers('BlocksAnswer')
  list(@Caller() caller: MemberPrincipal): Promise<Answer<BlocksAnswer>> {
    return this.blocks.list(caller);
  }
}
