import type { VillagesAnswer } from '@kalyanam/shared/contracts/details';
import { VILLAGES_RULES } from '@kalyanam/shared/topics/profile/detail.rules';
import { Controller, Get, Query } from '@nestjs/common';
import { Access, Desk } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { Villages } from './villages.service.js';

class VillagesDto extends ruled<{ district: string; q: string }>(VILLAGES_RULES) {}

@Controller('places/villages')
@Access('member')
export class VillagesController {
  constructor(private readonly villages: Villages) {}

  @Get()
  @Desk('read')
  @Answers('VillagesAnswer')
  async list(@Query() { district, q }: VillagesDto): Promise<Answer<VillagesAnswer>> {
    return { villages: await this.villages.beginningWith(district, q) };
  }
}
