import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from './network.js';
import { isValueOf } from '@kalyanam/shared/vocabulary/option';
import { LANGUAGES, type Language } from '@kalyanam/shared/vocabulary/status';

/** The client of a request: network address (through configured proxies only) and browser. */
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

/** The first supported language of an Accept-Language header; browsers list them by preference. */
export function preferredLanguage(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return tags.find((tag): tag is Language => isValueOf(LANGUAGES, tag)) ?? 'en';
}
