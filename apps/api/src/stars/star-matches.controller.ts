import type { HoroscopeExchange, HoroscopeMatchAnswer } from '@kalyanam/shared/contracts/horoscope';
import { EXCHANGE_RULES } from '@kalyanam/shared/rules/horoscope.rules';
import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Access, Caller } from '../common/access/access.js';
import type { Answer } from '../common/http/answer.js';
import { Answers } from '../common/openapi/answers.js';
import { ruled } from '../common/validation/ruled.js';
import { StarMatches } from './star-matches.service.js';

class ExchangeDto extends ruled<HoroscopeExchange>(EXCHANGE_RULES) {}

@Controller('profiles/:id')
@Access('verified-member')
export class StarMatchesController {
  constructor(private readonly matches: StarMatches) {}

  @Get('match')
  @Header('Cache-Control', 'no-store')
  @Answers('HoroscopeMatchAnswer')
  read(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<HoroscopeMatchAnswer>> {
    return this.matches.read(caller, profileId);
  }

  @Put('horoscope-exchange')
  @Answers('HoroscopeMatchAnswer')
  exchange(
    @Caller() caller: MemberPrincipal,
    @Param('id') profileId: string,
    @Body() { exchange }: ExchangeDto,
  ): Promise<Answer<HoroscopeMatchAnswer>> {
    return this.matches.setExchange(caller, profileId, exchange);
  }
}
