import type { AdminLoginAnswer, AdminLoginRequest } from '@kalyanam/shared/team/contracts';
import { ADMIN_LOGIN_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, Caller } from '../../platform/access/access.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { requireSameOrigin, refuseOtherSites } from '../../platform/http/same-origin.js';
import { Meters } from '../../platform/jobs/meters.js';
import { Answers, AnswersWith } from '../../platform/openapi/answers.js';
import { countedSignIn } from '../../platform/jobs/sign-in-results.js';
import { ruled } from '../../platform/validation/ruled.js';
import { Settings } from '../../platform/config/settings.js';
import { AdminBrowsers } from '../../platform/http/known-browsers.js';
import { PhotoCookie } from '../sessions/photo-cookie.js';
import { AdminCookie } from './admin-cookie.js';
import type { AdminPrincipal } from './admin-principal.js';
import type { RefreshLink } from './admin-refresh-tokens.service.js';
import { AdminSessionsService } from './admin-sessions.service.js';

class AdminLoginDto extends ruled<AdminLoginRequest>(ADMIN_LOGIN_RULES) {}

@Controller('admin/session')
export class AdminSessionController {
  private readonly cookie: AdminCookie;

  constructor(
    private readonly sessions: AdminSessionsService,
    private readonly browsers: AdminBrowsers,
    private readonly photos: PhotoCookie,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly meters: Meters,
  ) {
    this.cookie = new AdminCookie(settings.adminUrl.startsWith('https://'));
  }

  @Post()
  @HttpCode(200)
  @Access('open')
  @Answers('AdminLoginAnswer')
  async signIn(
    @Body() credentials: AdminLoginDto,
    @Client() client: ClientInfo,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<AdminLoginAnswer>> {
    refuseOtherSites(request);
    const browser = this.browsers.fromRequest(request);
    const { answer, refresh } = await countedSignIn(this.meters, 'team', () =>
      this.sessions.signIn(credentials, client, browser),
    );
    this.begin(reply, refresh);
    this.browsers.remember(reply, browser, answer.data.admin.username);
    return answer;
  }

  @Post('refresh')
  @HttpCode(200)
  @Access('open')
  @Answers('AdminLoginAnswer')
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<AdminLoginAnswer>> {
    requireSameOrigin(request, this.settings.adminUrl);
    const token = this.cookie.read(request);
    if (token === null) throw new AppError('not-signed-in');
    const { answer, refresh } = await this.sessions.refresh(token);
    this.begin(reply, refresh);
    return answer;
  }

  @Delete()
  @Access('administrator')
  @AnswersWith({})
  async signOut(
    @Caller() admin: AdminPrincipal,
    @Client() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.signOut(admin, client.ip);
    this.cookie.clear(reply);
    this.photos.clear(reply, 'admin');
  }

  private begin(reply: FastifyReply, refresh: RefreshLink): void {
    this.cookie.set(reply, refresh);
    const seconds = Math.floor((refresh.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    this.photos.set(reply, { kind: 'admin', sessionId: refresh.sessionId }, seconds);
  }
}
