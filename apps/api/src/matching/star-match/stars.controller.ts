import type { BirthPlacesAnswer, StarAnswer, StarRequest } from '@kalyanam/shared/contracts/horoscope';
import { BIRTH_PLACES_RULES, STAR_RULES } from '@kalyanam/shared/topics/stars/horoscope.rules';
import { given } from '@kalyanam/shared/base/rule';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { birthPlacesLike } from '../../profiles/places/birth-places.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { reckon } from '../../profiles/horoscopes/reckoning.js';

class StarDto extends ruled<StarRequest>(STAR_RULES) {}
class PlacesDto extends ruled<{ q: string }>(BIRTH_PLACES_RULES) {}

/** C11: the star of a birth by our reckoning; nothing of it is kept. */
@Controller('horoscope')
@Access('member')
export class StarsController {
  constructor(private readonly limits: Limits) {}

  @Post('star')
  @DeskWrites('read', null)
  @HttpCode(200)
  @Answers('StarAnswer')
  async reckon(@Caller() { publicId }: MemberPrincipal, @Body() request: StarDto): Promise<Answer<StarAnswer>> {
    await this.limits.count('browse-member', publicId);
    const { date, zone } = request;
    const [time = null, certainty = null, which = null] = [
      given(request.time),
      given(request.certainty),
      given(request.which),
    ];
    return reckon({ date, time: certainty === 'unknown' ? null : time, zone, certainty, which });
  }

  @Get('places')
  @Desk('read')
  @Answers('BirthPlacesAnswer')
  places(@Query() { q }: PlacesDto): Answer<BirthPlacesAnswer> {
    return { places: birthPlacesLike(q) };
  }
}
