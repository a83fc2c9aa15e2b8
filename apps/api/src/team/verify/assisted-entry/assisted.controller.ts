import type {
  AssistedCodeAnswer,
  AssistedCodeRequest,
  AssistedConsentRequest,
  AssistedEntryAnswer,
  AssistedEntryRequest,
} from '@kalyanam/shared/team/assisted';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { ASSISTED_CODE_RULES, ASSISTED_ENTRY_RULES } from '@kalyanam/shared/topics/family/assisted.rules';
import { ASSISTED_CONSENT_RULES } from '@kalyanam/shared/topics/family/taking-over.rules';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ReadBackCodes } from '../../../joining/assisted-entry/read-back-codes.service.js';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { Assisted } from './assisted.service.js';

/** Every text at its longest, escaped. */
const ENTRY_BYTES = 64 * 1024;
class AssistedCodeDto extends ruled<AssistedCodeRequest>(ASSISTED_CODE_RULES) {}
class EntryDto extends ruled<AssistedEntryRequest>(ASSISTED_ENTRY_RULES) {}
class AssistedConsentDto extends ruled<AssistedConsentRequest>(ASSISTED_CONSENT_RULES) {}

@Controller('admin/assisted')
@Can('members.enter')
export class AssistedController {
  constructor(
    private readonly codes: ReadBackCodes,
    private readonly assisted: Assisted,
  ) {}

  @Post('code')
  @HttpCode(200)
  @Answers('AssistedCodeAnswer')
  code(@Body() body: AssistedCodeDto): Promise<Answer<AssistedCodeAnswer>> {
    return this.codes.send(body);
  }

  @Post()
  @BodyLimit(ENTRY_BYTES)
  @Answers('AssistedEntryAnswer', { status: 201 })
  enter(@Body() body: EntryDto, @Acting() actor: Actor): Promise<Answer<AssistedEntryAnswer>> {
    return this.assisted.enter(body, actor);
  }

  @Post('consents/:userId')
  @HttpCode(200)
  @Answers('MessageAnswer')
  agreed(
    @Param('userId') userId: string,
    @Body() body: AssistedConsentDto,
    @Acting() actor: Actor,
  ): Promise<Answer<MessageAnswer>> {
    return this.assisted.agreed(userId, body, actor);
  }
}
