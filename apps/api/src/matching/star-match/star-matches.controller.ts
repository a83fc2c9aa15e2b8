import type { HoroscopeExchange, HoroscopeMatchAnswer } from '@kalyanam/shared/contracts/horoscope';
import { EXCHANGE_RULES } from '@kalyanam/shared/topics/stars/horoscope.rules';
import { Body, Controller, Get, Header, Param, Put, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { StarSheets } from './star-sheets.service.js';
import { StarMatches } from './star-matches.service.js';

class ExchangeDto extends ruled<HoroscopeExchange>(EXCHANGE_RULES) {}

@Controller('profiles/:id')
@Access('verified-member')
export class StarMatchesController {
  constructor(
    private readonly matches: StarMatches,
    private readonly sheets: StarSheets,
  ) {}

  @Get('match')
  @Desk('read')
  @Header('Cache-Control', 'no-store')
  @Answers('HoroscopeMatchAnswer')
  read(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<HoroscopeMatchAnswer>> {
    return this.matches.read(caller, profileId);
  }

  @Get('match/sheet.pdf')
  @Desk('read')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'The page for the purohit as a file', content: { 'application/pdf': {} } })
  async sheet(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<StreamableFile> {
    const bytes = await this.sheets.pdf(caller, profileId);
    const disposition = 'attachment; filename="kalyanam-stars.pdf"';
    return new StreamableFile(bytes, { type: 'application/pdf', disposition, length: bytes.length });
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
