import type { GothrasAnswer, GothrasQuery } from '@kalyanam/shared/contracts/gothras';
import { GOTHRAS_RULES } from '@kalyanam/shared/topics/gothras/lineage.rules';
import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { GothraNames } from './gothra-names.service.js';

class GothrasDto extends ruled<GothrasQuery>(GOTHRAS_RULES) {}

@Controller('gothras')
export class GothrasController {
  constructor(private readonly names: GothraNames) {}

  /** Open, as the cities are: a person filling in a registration has no account yet. */
  @Get()
  @Access('open')
  @Answers('GothrasAnswer')
  async list(@Query() { q = '' }: GothrasDto): Promise<Answer<GothrasAnswer>> {
    return { gothras: await this.names.suggest(q.trim()) };
  }
}
