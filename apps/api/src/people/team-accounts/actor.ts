import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuditEntry } from '../audit/audit-row.js';
import { clientOf } from '../../platform/http/client.js';
import { adminActor, type AdminPrincipal } from './admin-principal.js';

/** The acting administrator, with their network address. */
export interface Actor {
  readonly admin: AdminPrincipal;
  readonly ip: string;
}

/** On the team's routes: injects the signed-in administrator with their network address. */
export const Acting = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { user: AdminPrincipal }>();
  return { admin: request.user, ip: clientOf(request).ip };
});

/** Actor and address of an audit row. */
export const actedBy = ({ admin, ip }: Actor): Pick<AuditEntry, 'actor' | 'ip'> => ({ actor: adminActor(admin), ip });
