import type { HoroscopeUpdate, MyHoroscopeAnswer } from '@kalyanam/shared/contracts/horoscope';
import { HOROSCOPE_RULES } from '@kalyanam/shared/rules/horoscope.rules';
import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../common/access/access.js';
import type { Answer } from '../common/http/answer.js';
import { Answers } from '../common/openapi/answers.js';
import { ruled } from '../common/validation/ruled.js';
import { MyHoroscopes } from './my-horoscope.service.js';

class HoroscopeDto extends ruled<HoroscopeUpdate>(HOROSCOPE_RULES) {}

@Controller('profiles/me/horoscope')
@Access('member')
export class MyHoroscopeController {
  constructor(private readonly horoscopes: MyHoroscopes) {}

  @Get()
  @Desk('read')
  @Answers('MyHoroscopeAnswer')
  read(@Caller() { userId }: MemberPrincipal): Promise<Answer<MyHoroscopeAnswer>> {
    return this.horoscopes.read(userId);
  }

  @Put()
  @DeskWrites('edit', 'edited')
  @Answers('MyHoroscopeAnswer')
  write(@Caller() { userId }: MemberPrincipal, @Body() update: HoroscopeDto): Promise<Answer<MyHoroscopeAnswer>> {
    return this.horoscopes.write(userId, update);
  }

  @Delete()
  @Answers('MyHoroscopeAnswer')
  erase(@Caller() { userId }: MemberPrincipal): Promise<Answer<MyHoroscopeAnswer>> {
    return this.horoscopes.erase(userId);
  }
}
