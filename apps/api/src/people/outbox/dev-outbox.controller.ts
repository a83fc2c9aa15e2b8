import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { atMost, optional } from '@kalyanam/shared/base/rule';
import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../platform/access/access.js';
import { ruled } from '../../platform/validation/ruled.js';
import { DevOutbox } from './dev-outbox.service.js';
import { OUTBOX_POLICY } from './outbox-page.js';

/** An email address or a phone number; everyone's messages if omitted. */
const to = optional(atMost(LIMITS.emailLength, MESSAGES.text));
class DevOutboxDto extends ruled<{ to?: string }>({ to }) {}

/** R12: in development every mail and SMS can be read here; a production process has no such route. */
@Controller('dev/outbox')
@Access('open')
@ApiExcludeController()
export class DevOutboxController {
  constructor(private readonly outbox: DevOutbox) {}

  @Get()
  async list(
    @Query() { to }: DevOutboxDto,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    if (!accept?.includes('text/html')) return { messages: await this.outbox.list(to) };
    void reply.type('text/html; charset=utf-8').header('content-security-policy', OUTBOX_POLICY);
    return this.outbox.page(to);
  }
}
