import { PERMISSIONS, type Permission } from '@kalyanam/shared/team/roles';
import type { DeskAct } from '@kalyanam/shared/topics/family/desk-rights';
import type { DeskActName } from '@kalyanam/shared/topics/family/drafts';
import type { ErrorCode } from '@kalyanam/shared/base/errors';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/**
 * Who may call a route. Without a declaration, no one may.
 * - open: anyone
 * - uploader: a signed-in member, or the bearer of a registration's upload token
 * - account: any signed-in account, a family's without a profile too
 * - member: any signed-in member
 * - browsing-member: semi-verified or verified
 * - verified-member: verified
 * - administrator: any signed-in administrator, also one who must still set up their second factor
 * - a permission: an administrator whose role has it
 */
export type AccessLevel =
  'open' | 'uploader' | 'account' | 'member' | 'browsing-member' | 'verified-member' | 'administrator' | Permission;

const ADMIN_LEVELS: readonly AccessLevel[] = ['administrator', ...PERMISSIONS];
export const isAdminLevel = (level: AccessLevel): boolean => ADMIN_LEVELS.includes(level);

export const ACCESS = Symbol('access');
export const Access = (level: AccessLevel): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, level), ApiExtension('x-access', level));
/** For administrators whose role has the permission. */
export const Can = (permission: Permission): MethodDecorator & ClassDecorator => Access(permission);

export const DESK = Symbol('desk');
/** The act of a family member on a route, and its name in the history of the desk. */
export interface DeskDeclaration {
  readonly act: DeskAct;
  readonly as?: DeskActName | null;
}
/** C14: what a family account reads here for the profile named in its header. Without it, none gets in for anybody. */
export const Desk = (act: DeskAct): MethodDecorator => declaredDesk({ act });

/**
 * R116: what a family account writes here, and the name of that in the history of the desk; null for what has a page of
 * its own there: votes, suggestions, leaving.
 */
export const DeskWrites = (act: DeskAct, as: DeskActName | null): MethodDecorator => declaredDesk({ act, as });

const declaredDesk = (declaration: DeskDeclaration): MethodDecorator =>
  applyDecorators(SetMetadata(DESK, declaration), ApiExtension('x-desk', declaration.act));

export const PROOF = Symbol('proof');
/** A signed-in session is not enough: the caller must have authenticated at most this many seconds ago. */
export const ConfirmedWithin = (seconds: number): MethodDecorator =>
  applyDecorators(SetMetadata(PROOF, seconds), ApiExtension('x-proved-within', seconds));

export const KNOWN = Symbol('known');
/** R74: who calls may be known from a moment ago. Only for lists: what they lead to asks the database. */
export const MayBeKnown = (): MethodDecorator => SetMetadata(KNOWN, true);

/** Passport strategy that reads the bearer token for a level. */
export const strategyFor = (level: Exclude<AccessLevel, 'open'>): string => {
  if (level === 'uploader') return 'upload-token';
  return isAdminLevel(level) ? 'admin-token' : 'member-token';
};

/** The caller found by a strategy, read from the database on this request. */
export interface Principal {
  /** Public id of the caller's account. */
  readonly publicId: string;
  /** Levels that this caller has. */
  readonly levels: readonly AccessLevel[];
  /** Why the caller has no other level, where the reason is not the role or status. */
  readonly refusal?: ErrorCode;
  /** When the caller last entered their password or second factor, where that is recorded. */
  readonly provedAt?: Date;
  /** In which the caller reads the response; English where the request names none. */
  readonly language?: Language;
}

/** Injects the signed-in caller; the type is the principal of the route's strategy. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest & { user?: Principal }>().user,
);
