import type { PhoneCountriesAnswer } from '@kalyanam/shared/contracts/auth';
import { Controller, Get, Header } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { Settings } from '../../platform/config/settings.js';

/** R52: the countries whose numbers are accepted, and those that codes go to by SMS. */
@Controller('phone-countries')
export class PhoneCountriesController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Access('open')
  @Header('Cache-Control', 'public, max-age=300')
  @Answers('PhoneCountriesAnswer')
  list(): Answer<PhoneCountriesAnswer> {
    const { phoneCountries, sms } = this.settings;
    return { countries: phoneCountries.map((code) => ({ code, sms: sms.countries.includes(code) })) };
  }
}
