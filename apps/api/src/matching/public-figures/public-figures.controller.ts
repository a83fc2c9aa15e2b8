import type { PublicFiguresAnswer } from '@kalyanam/shared/contracts/public-figures';
import { Controller, Get, Header } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { KEPT_SECONDS, PublicFigures } from './public-figures.service.js';

@Controller('numbers')
export class PublicFiguresController {
  constructor(private readonly numbers: PublicFigures) {}

  @Get()
  @Access('open')
  @Header('Cache-Control', `public, max-age=${KEPT_SECONDS}`)
  @Answers('PublicFiguresAnswer')
  current(): Promise<Answer<PublicFiguresAnswer>> {
    return this.numbers.current();
  }
}
