import type { IdentityAnswer, IdentityHintAnswer, IdentityHintRequest } from '@kalyanam/shared/contracts/identity';
import { IDENTITY_HINT_RULES } from '@kalyanam/shared/topics/account/settings.rules';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiQuery } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../../platform/http/client.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Settings } from '../../../platform/config/settings.js';
import { RefreshCookie } from '../../../people/sessions/refresh-cookie.js';
import { MemberBrowsers } from '../../../platform/http/known-browsers.js';
import { AttemptCookie } from './attempt-cookie.js';
import { IssuerSignIn, type OidcRedirect } from './issuer-sign-in.service.js';
import { Issuer } from './issuer.js';
import { RegistrationHints } from './registration-hints.service.js';

class IdentityHintDto extends ruled<IdentityHintRequest>(IDENTITY_HINT_RULES) {}

/** R1: 'Continue with Google', or with whichever issuer is configured. */
@Controller('auth/identity')
@Access('open')
export class IssuerController {
  constructor(
    private readonly issuer: Issuer,
    private readonly signIns: IssuerSignIn,
    private readonly hints: RegistrationHints,
    private readonly attempts: AttemptCookie,
    private readonly refreshCookie: RefreshCookie,
    private readonly browsers: MemberBrowsers,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Answers('IdentityAnswer')
  offer(): Answer<IdentityAnswer> {
    const { label } = this.issuer;
    return { available: label !== null, label: label ?? '' };
  }

  @Get('start')
  @ApiQuery({ name: 'returnTo', required: false, description: 'A path of the members’ application' })
  @ApiFoundResponse({ description: 'To the issuer, or to /login with the problem' })
  async start(
    @Client() client: ClientInfo,
    @Req() request: FastifyRequest<{ Querystring: { returnTo?: unknown } }>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.send(request, reply, await this.signIns.begin(request.query.returnTo, client));
  }

  @Get('callback')
  @ApiFoundResponse({
    description: 'To the members’ application: signed in, to /register, or to /login with the problem',
  })
  async callback(
    @Client() client: ClientInfo,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const query = request.url.replace(/^[^?]*/, '');
    this.send(request, reply, await this.signIns.finish(query, this.attempts.take(request, reply), client));
  }

  @Post('registration')
  @HttpCode(200)
  @Answers('IdentityHintAnswer')
  registration(@Body() { identityToken }: IdentityHintDto): Answer<IdentityHintAnswer> {
    return this.hints.answer(identityToken);
  }

  private send(request: FastifyRequest, reply: FastifyReply, { to, attempt, signedIn }: OidcRedirect): void {
    if (attempt) this.attempts.set(reply, attempt);
    if (signedIn) {
      this.refreshCookie.set(reply, signedIn.keys);
      this.browsers.remember(reply, this.browsers.fromRequest(request), signedIn.answer.user.id);
    }
    void reply.redirect(to.startsWith('/') ? `${this.settings.memberUrl}${to}` : to, 302);
  }
}
