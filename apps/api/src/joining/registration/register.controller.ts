import type { FormMarkAnswer, RegisterAnswer, RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { REGISTRATION_RULES } from '@kalyanam/shared/topics/profile/profile.rules';
import { ignored } from '@kalyanam/shared/base/rule';
import { identityToken } from '@kalyanam/shared/topics/account/settings.rules';
import { Body, Controller, Get, Headers, Post, Res } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { BodyLimit } from '../../platform/http/body-limit.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { PhotoCookie } from '../../people/sessions/photo-cookie.js';
import { RegistrationSignals } from '../registration-signals/registration-signals.service.js';
import { RegistrationService } from './registration.service.js';

/** Clients of the specification also send R20's age and section 3's files. All ignored: files have their own calls. */
const IGNORED = { age: ignored, photos: ignored, profilePhoto: ignored, aadhaarFile: ignored, panFile: ignored };
/** Every text at its longest, escaped, with an identity token. */
const REGISTRATION_BYTES = 64 * 1024;
class RegisterDto extends ruled<RegisterRequest>({ ...REGISTRATION_RULES, identityToken, ...IGNORED }) {}

@Controller('auth/register')
export class RegisterController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly signals: RegistrationSignals,
    private readonly photos: PhotoCookie,
  ) {}

  /** Says when the form was opened, to be sent with it: nothing is kept for it. */
  @Get('mark')
  @Access('open')
  @Answers('FormMarkAnswer')
  mark(): Answer<FormMarkAnswer> {
    return { mark: this.signals.mark() };
  }

  @Post()
  @BodyLimit(REGISTRATION_BYTES)
  @Access('open')
  @Answers('RegisterAnswer', { status: 201 })
  @ApiHeader({ name: 'X-Form-Mark', description: 'When the form was opened', required: false })
  @ApiHeader({ name: 'Idempotency-Key', description: 'Makes a repeated submission harmless', required: false })
  async register(
    @Body() body: RegisterDto,
    @Client() client: ClientInfo,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Headers('x-form-mark') formMark: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<RegisterAnswer>> {
    const answer = await this.registrations.register(body, { ...client, idempotencyKey, formMark });
    this.photos.set(reply, { kind: 'uploader', sessionId: answer.userId }, LIMITS.uploadTokenMinutes * 60);
    return answer;
  }
}
