import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk } from '../../platform/access/access.js';
import { Events } from './events.service.js';

@Controller('events')
@Access('account')
export class EventsController {
  constructor(private readonly events: Events) {}

  @Get()
  @Desk('attend')
  @ApiOkResponse({
    description:
      'Server-sent events: `auth-updated` with verificationStatus and accountStatus; `notification` with unread, ' +
      'once at the beginning and whenever it changes',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  async connect(@Caller() caller: MemberPrincipal, @Res() reply: FastifyReply): Promise<void> {
    await this.events.connect(caller, reply.raw, () => void reply.hijack());
  }
}
