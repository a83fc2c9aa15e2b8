import type { CitiesAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { CITIES_RULES } from '@kalyanam/shared/rules/browse.rules';
import type { State } from '@kalyanam/shared/vocabulary/places';
import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../common/access/access.js';
import type { Answer } from '../common/http/answer.js';
import { Tagged } from '../common/http/tags.js';
import { Answers } from '../common/openapi/answers.js';
import { ruled } from '../common/validation/ruled.js';
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
