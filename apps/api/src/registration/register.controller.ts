import type { RegisterAnswer } from '@kalyanam/shared/contracts/auth';
import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Access } from '../common/access/access.js';
import type { Answer } from '../common/http/answer.js';
import { Client, preferredLanguage, type ClientInfo } from '../common/http/client.js';
import { Answers } from '../common/openapi/answers.js';
import { RegisterDto } from './register.dto.js';
import { RegistrationService } from './registration.service.js';

@Controller('auth/register')
export class RegisterController {
  constructor(private readonly registrations: RegistrationService) {}

  @Post()
  @Access('open')
  @Answers('RegisterAnswer', { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', description: 'Makes a repeated submission harmless', required: false })
  register(
    @Body() body: RegisterDto,
    @Client() client: ClientInfo,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Headers('accept-language') languages: string | undefined,
  ): Promise<Answer<RegisterAnswer>> {
    const language = preferredLanguage(languages);
    return this.registrations.register(body, { ...client, language, idempotencyKey });
  }
}
