import type { MustsAside, WishesAnswer, WishesUpdate } from '@kalyanam/shared/contracts/wishes';
import { MUSTS_ASIDE_RULES, WISHES_RULES } from '@kalyanam/shared/topics/matching/wish.rules';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { MyWishesService } from './my-wishes.service.js';

class WishesDto extends ruled<WishesUpdate>(WISHES_RULES) {}
class MustsAsideDto extends ruled<MustsAside>(MUSTS_ASIDE_RULES) {}

@Controller('profiles/me/wishes')
@Access('member')
export class MyWishesController {
  constructor(private readonly wishes: MyWishesService) {}

  @Get()
  @Desk('read')
  @Answers('WishesAnswer')
  read(@Caller() caller: MemberPrincipal): Promise<Answer<WishesAnswer>> {
    return this.wishes.read(caller);
  }

  @Put()
  @DeskWrites('edit', 'edited')
  @Answers('WishesAnswer')
  write(@Caller() caller: MemberPrincipal, @Body() body: WishesDto): Promise<Answer<WishesAnswer>> {
    return this.wishes.write(caller, body);
  }

  @Post('aside')
  @HttpCode(200)
  @Answers('WishesAnswer')
  setAside(@Caller() caller: MemberPrincipal, @Body() body: MustsAsideDto): Promise<Answer<WishesAnswer>> {
    return this.wishes.setAside(caller, body);
  }
}
