import type { NumbersAnswer } from '@kalyanam/shared/contracts/numbers';
import { Controller, Get, Header } from '@nestjs/common';
import { Access } from '../common/access/access.js';
import type { Answer } from '../common/http/answer.js';
import { Answers } from '../common/openapi/answers.js';
import { KEPT_SECONDS, Numbers } from './numbers.service.js';

@Controller('numbers')
export class NumbersController {
  constructor(private readonly numbers: Numbers) {}

  @Get()
  @Access('open')
  @Header('Cache-Control', `public, max-age=${KEPT_SECONDS}`)
  @Answers('NumbersAnswer')
  current(): Promise<Answer<NumbersAnswer>> {
    return this.numbers.current();
  }
}
