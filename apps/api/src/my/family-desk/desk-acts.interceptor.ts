import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { mergeMap, type Observable } from 'rxjs';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { DESK, type DeskDeclaration } from '../../platform/access/access.js';
import { DeskActsRepository } from './desk-acts.repository.js';
import { DeskActs } from './desk-acts.service.js';
import { changedBy, WaysBack } from './ways-back.service.js';

type Asked = FastifyRequest & { user?: MemberPrincipal };

/** Records a family member's act in the history of the desk, on routes that name one; others pass without a query. */
@Injectable()
export class DeskActsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly acts: DeskActs,
    private readonly rows: DeskActsRepository,
    private readonly back: WaysBack,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Asked>();
    const { user } = request;
    const hand = user?.hand;
    const act = this.reflector.get<DeskDeclaration | undefined>(DESK, context.getHandler())?.as;
    if (!hand || !act) return next.handle();
    const changes = changedBy(pathOf(request));
    const wayBack = changes && (await this.back.before(user, changes, bodyOf(request)));
    const aboutIds = await this.rows.idsOf(changes ? [] : namedIn(request));
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.acts.note({ profileUserId: user.userId, hand, act, aboutIds, wayBack });
        return answer;
      }),
    );
  }
}

const pathOf = ({ routeOptions }: Asked): string => (routeOptions.url ?? '').slice(API_PREFIX.length);

/** A form with files is read by its route. */
const bodyOf = ({ body }: Asked): object => (typeof body === 'object' && body !== null ? body : {});

/** The other profile of the address, or those of a list. */
function namedIn({ params, body }: Asked): string[] {
  const { id } = params as { id?: string };
  if (id !== undefined) return [id];
  const { ids } = (body ?? {}) as { ids?: unknown };
  return Array.isArray(ids) ? ids.filter((one): one is string => typeof one === 'string') : [];
}
