import type { ExportAnswer, ExportRequest } from '@kalyanam/shared/contracts/account';
import { EXPORT_RULES } from '@kalyanam/shared/topics/account/settings.rules';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../../people/accounts/member-principal.js';
import { Access, Caller } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { DataExport } from './data-export.service.js';

class ExportDto extends ruled<ExportRequest>(EXPORT_RULES) {}

/** 'Download my data' (R31). */
@Controller('account/export')
@Access('account')
export class DataExportController {
  constructor(private readonly exports: DataExport) {}

  @Post()
  @HttpCode(200)
  @Header('Content-Disposition', 'attachment; filename="kalyanam-my-data.json"')
  @Answers('ExportAnswer')
  download(@Caller() caller: MemberPrincipal, @Body() { password }: ExportDto): Promise<Answer<ExportAnswer>> {
    return this.exports.create(caller, password);
  }
}
