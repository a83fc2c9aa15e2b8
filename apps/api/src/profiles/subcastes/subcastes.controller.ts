import type { SubcastesAnswer } from '@kalyanam/shared/contracts/gothras';
import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { SubcasteNames } from './subcaste-names.service.js';

@Controller('subcastes')
export class SubcastesController {
  constructor(private readonly names: SubcasteNames) {}

  /** Open, as gothras are: a person filling in a registration has no account yet. */
  @Get()
  @Access('open')
  @Answers('SubcastesAnswer')
  async list(): Promise<Answer<SubcastesAnswer>> {
    return { subcastes: await this.names.added() };
  }
}
