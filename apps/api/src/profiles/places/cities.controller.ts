import type { CitiesAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { CITIES_RULES } from '@kalyanam/shared/topics/matching/browse.rules';
import type { State } from '@kalyanam/shared/base/vocabulary/places';
import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Tagged } from '../../platform/http/tags.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { citiesOf } from './cities.js';

class CitiesDto extends ruled<{ state: State }>(CITIES_RULES) {}

@Controller('cities')
export class CitiesController {
  @Get()
  @Access('open')
  @Tagged('public, max-age=86400')
  @Answers('CitiesAnswer')
  list(@Query() { state }: CitiesDto): Answer<CitiesAnswer> {
    return { cities: [...citiesOf(state)] };
  }
}
