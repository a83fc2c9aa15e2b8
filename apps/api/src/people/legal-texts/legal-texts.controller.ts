import type { LegalTextAnswer } from '@kalyanam/shared/contracts/legal-text';
import { LEGAL_KINDS } from '@kalyanam/shared/topics/legal/legal-text';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { LegalTexts } from './legal-texts.service.js';

const KEPT_SECONDS = 60;

@Controller('texts')
export class LegalTextsController {
  constructor(private readonly texts: LegalTexts) {}

  @Get(':kind')
  @Access('open')
  @Header('Cache-Control', `public, max-age=${KEPT_SECONDS}`)
  @Answers('LegalTextAnswer')
  inForce(@Param('kind') kind: string): Promise<Answer<LegalTextAnswer>> {
    if (!isValueOf(LEGAL_KINDS, kind)) throw new AppError('not-found');
    return this.texts.inForce(kind);
  }
}
