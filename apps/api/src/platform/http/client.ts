import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from './network.js';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { LANGUAGES, type Language } from '@kalyanam/shared/base/vocabulary/status';

/** The client of a request: network address (through configured proxies only), browser, and the language it reads. */
export interface ClientInfo {
  ip: string;
  userAgent: string;
  language: Language;
}

/** Characters of a list of languages that are looked at. */
const LONGEST_LIST = 200;

export const clientOf = (request: FastifyRequest): ClientInfo => ({
  ip: plainAddress(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
  language: languageOf(request),
});

export const Client = createParamDecorator((_: unknown, context: ExecutionContext) =>
  clientOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The first supported language of the Accept-Language header, which lists them by preference; English without one. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const tags = (headers['accept-language'] ?? '')
    .slice(0, LONGEST_LIST)
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return tags.find((tag): tag is Language => isValueOf(LANGUAGES, tag)) ?? 'en';
}
