import { Injectable, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { AuthGuard, type IAuthGuard } from '@nestjs/passport';
import { ACTING_FOR } from '@kalyanam/shared/topics/family/desk-rights';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../time/clock.js';
import { AppError } from '../errors/app-error.js';
import { languageOf } from '../http/client.js';
import { note } from '../http/noted.js';
import { isSpecifiedCall } from '../http/specified-calls.js';
import {
  ACCESS,
  DESK,
  KNOWN,
  PROOF,
  strategyFor,
  type AccessLevel,
  type DeskDeclaration,
  type Principal,
} from './access.js';
import { ActingCallers, KnownCallers } from './callers.js';
import { bearerOf, type TokenClaims } from './bearer.js';

/** The global guard: access is denied unless a route declares its level. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly guards = new Map<string, IAuthGuard>();

  constructor(
    private readonly reflector: Reflector,
    private readonly jwt: JwtService,
    private readonly known: KnownCallers,
    private readonly acting: ActingCallers,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const declaredOn = [context.getHandler(), context.getClass()];
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS, declaredOn);
    if (level === undefined) throw new AppError('forbidden');
    if (level === 'open') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user: Principal }>();
    const caller = await this.callerOf(context, request, level);
    note(request.raw, { caller: caller.publicId });
    const act = this.reflector.get<DeskDeclaration | undefined>(DESK, context.getHandler())?.act;
    const user = await this.actingFor(request, caller, { level, act });
    if (!user.levels.includes(level)) throw user.refusal ? new AppError(user.refusal) : refusal(level);
    this.requireRecentConfirmation(user, this.reflector.getAllAndOverride<number | undefined>(PROOF, declaredOn));
    // A copy: known callers are kept for requests in other languages.
    request.user = { ...user, language: languageOf(request) };
    return true;
  }

  private async callerOf(
    context: ExecutionContext,
    request: FastifyRequest & { user: Principal },
    level: Exclude<AccessLevel, 'open'>,
  ): Promise<Principal> {
    const strategy = strategyFor(level);
    const token = bearerOf(request.headers.authorization);
    const mayBeKnown =
      token !== null &&
      strategy === 'member-token' &&
      this.reflector.get<true | undefined>(KNOWN, context.getHandler());
    const known = mayBeKnown ? await this.known.find(token) : null;
    if (known) return (request.user = known);
    this.refuseOtherSide(request, strategy === 'admin-token');
    const since = this.known.now();
    await this.guardOf(strategy).canActivate(context);
    if (mayBeKnown) this.known.keep(token, request.user, since);
    return request.user;
  }

  /** Whose account it is needs no header: what a family account does for itself, it does with or without. */
  private async actingFor(
    request: FastifyRequest & { user: Principal },
    caller: Principal,
    { level, act }: { level: AccessLevel; act: DeskDeclaration['act'] | undefined },
  ): Promise<Principal> {
    const profileId = request.headers[ACTING_FOR];
    if (profileId === undefined || strategyFor(level as Exclude<AccessLevel, 'open'>) === 'admin-token') return caller;
    if (act === undefined && level === 'account') return caller;
    // The specified calls know no desk: their answers differ, and contain what a press opens.
    if (act === undefined || typeof profileId !== 'string' || isSpecifiedCall(request))
      throw new AppError('desk-not-yours');
    const { id: aboutId } = request.params as { id?: string };
    return (request.user = await this.acting.actFor(caller, { act, profileId, aboutId }));
  }

  private requireRecentConfirmation({ provedAt }: Principal, seconds: number | undefined): void {
    if (seconds !== undefined && (!provedAt || provedAt < this.clock.inSeconds(-seconds)))
      throw new AppError('prove-again');
  }

  /** A member's token on an admin call gives 403, and vice versa (R4); only the claim is read here. */
  private refuseOtherSide(request: FastifyRequest, adminRoute: boolean): void {
    const token = bearerOf(request.headers.authorization);
    const claims = token === null ? null : this.jwt.decode<TokenClaims | null>(token);
    if (claims && (claims.aud === 'admin') !== adminRoute) throw new AppError('forbidden');
  }

  private guardOf(strategy: string): IAuthGuard {
    let guard = this.guards.get(strategy);
    if (!guard) {
      guard = new (bearerGuard(strategy))();
      this.guards.set(strategy, guard);
    }
    return guard;
  }
}

const bearerGuard = (strategy: string): Type<IAuthGuard> =>
  class extends AuthGuard(strategy) {
    override handleRequest<P>(error: unknown, principal: P | false | undefined): P {
      if (error instanceof Error) throw error;
      if (!principal) throw new AppError('not-signed-in');
      return principal;
    }
  };

const refusal = (level: AccessLevel): AppError =>
  new AppError(level === 'browsing-member' || level === 'verified-member' ? 'verification-needed' : 'forbidden');
