import type { LoginAnswer, LoginRequest, MeAnswer, MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { LOGIN_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import { bearerOf } from '../../platform/access/bearer.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { refuseOtherSites } from '../../platform/http/same-origin.js';
import { Meters } from '../../platform/jobs/meters.js';
import { Answers } from '../../platform/openapi/answers.js';
import { countedSignIn } from '../../platform/jobs/sign-in-results.js';
import { ruled } from '../../platform/validation/ruled.js';
import { RefreshCookie } from '../../people/sessions/refresh-cookie.js';
import { MemberBrowsers } from '../../platform/http/known-browsers.js';
import { SessionUsers } from './session-users.service.js';
import { SignInService, type SignedIn } from './sign-in.service.js';
import { SignOutService } from './sign-out.service.js';

class LoginDto extends ruled<LoginRequest>(LOGIN_RULES) {}

/** R1, R3: sign-in, refresh and sign-out. */
@Controller('auth')
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly signOuts: SignOutService,
    private readonly users: SessionUsers,
    private readonly cookie: RefreshCookie,
    private readonly browsers: MemberBrowsers,
    private readonly meters: Meters,
  ) {}

  @Post('login')
  @Access('open')
  @HttpCode(200)
  @Answers('LoginAnswer')
  async login(
    @Body() body: LoginDto,
    @Client() client: ClientInfo,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<LoginAnswer>> {
    refuseOtherSites(request);
    const browser = this.browsers.fromRequest(request);
    const signedIn = await countedSignIn(this.meters, 'member', () => this.signIns.signIn(body, client, browser));
    return this.take(request, reply, signedIn);
  }

  @Post('refresh')
  @Access('open')
  @HttpCode(200)
  @Answers('LoginAnswer')
  async refresh(
    @Client() client: ClientInfo,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<LoginAnswer>> {
    refuseOtherSites(request);
    const token = this.cookie.read(request);
    return this.take(
      request,
      reply,
      await this.cookie.clearedOnRefusal(reply, () => this.signIns.refresh(token, client)),
    );
  }

  @Post('logout')
  @Access('open')
  @HttpCode(200)
  @Answers('MessageAnswer')
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<MessageAnswer>> {
    refuseOtherSites(request);
    const answer = await this.signOuts.signOut(bearerOf(request.headers.authorization), () =>
      this.cookie.read(request),
    );
    this.cookie.clear(reply);
    return answer;
  }

  @Get('me')
  @Access('account')
  @Answers('MeAnswer')
  async me(@Caller() caller: MemberPrincipal): Promise<Answer<MeAnswer>> {
    return { user: await this.users.forUser(caller.userId, caller.language) };
  }

  private take(request: FastifyRequest, reply: FastifyReply, { answer, keys }: SignedIn): Answer<LoginAnswer> {
    this.cookie.set(reply, keys);
    this.browsers.remember(reply, this.browsers.fromRequest(request), answer.user.id);
    return answer;
  }
}
