import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from './network.js';

/** Who is at the other end: network address (through configured proxies only) and browser. */
export interface ClientInfo {
  ip: string;
  userAgent: string;
}

export const clientOf = (request: FastifyRequest): ClientInfo => ({
  ip: plainAddress(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
});

export const Client = createParamDecorator((_: unknown, context: ExecutionContext) =>
  clientOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
