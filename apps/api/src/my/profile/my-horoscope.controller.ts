import type { HoroscopeUpdate, MyHoroscopeAnswer } from '@kalyanam/shared/contracts/horoscope';
import { HOROSCOPE_RULES } from '@kalyanam/shared/topics/stars/horoscope.rules';
import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { EditLimit } from './edit-limit.js';
import { MyHoroscopes } from './my-horoscope.service.js';

class HoroscopeDto extends ruled<HoroscopeUpdate>(HOROSCOPE_RULES) {}

@Controller('profiles/me/horoscope')
@Access('member')
export class MyHoroscopeController {
  constructor(
    private readonly horoscopes: MyHoroscopes,
    private readonly edits: EditLimit,
  ) {}

  @Get()
  @Desk('read')
  @Answers('MyHoroscopeAnswer')
  read(@Caller() { userId }: MemberPrincipal): Promise<Answer<MyHoroscopeAnswer>> {
    return this.horoscopes.read(userId);
  }

  @Put()
  @DeskWrites('edit', 'edited')
  @Answers('MyHoroscopeAnswer')
  async write(@Caller() caller: MemberPrincipal, @Body() update: HoroscopeDto): Promise<Answer<MyHoroscopeAnswer>> {
    await this.edits.count(caller);
    return this.horoscopes.write(caller.userId, update);
  }

  @Delete()
  @Answers('MyHoroscopeAnswer')
  async erase(@Caller() caller: MemberPrincipal): Promise<Answer<MyHoroscopeAnswer>> {
    await this.edits.count(caller);
    return this.horoscopes.erase(caller.userId);
  }
}
