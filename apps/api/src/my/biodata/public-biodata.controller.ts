import type { PublicBiodata, PublicBiodataQuery } from '@kalyanam/shared/contracts/biodata';
import { PUBLIC_BIODATA_RULES } from '@kalyanam/shared/topics/biodata/biodata.rules';
import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../platform/access/access.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { clientOf } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { biodataHtml, noticeHtml, PAGE_HEADERS } from './biodata-html.js';
import type { BiodataSentenceName } from './biodata-words.js';
import { PublicBiodataPages } from './public-biodata.service.js';

class PublicDto extends ruled<PublicBiodataQuery>(PUBLIC_BIODATA_RULES) {}

/** C13: a biodata for anyone with its link. */
@Controller('public/biodata/:token')
@Access('open')
export class PublicBiodataController {
  constructor(private readonly pages: PublicBiodataPages) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex, nofollow, noarchive')
  @Answers('PublicBiodata')
  read(
    @Param('token') token: string,
    @Query() { v }: PublicDto,
    @Req() request: FastifyRequest,
  ): Promise<Answer<PublicBiodata>> {
    return this.pages.open(token, v, clientOf(request));
  }

  /** Serves `/b/…`; the web server proxies that path here. Parameters that others add do not matter. */
  @Get('page')
  @ApiOkResponse({ description: 'The page', content: { 'text/html': {} } })
  async page(
    @Param('token') token: string,
    @Req() request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { v } = request.query;
    // Without what messengers take into a link from the sentence around it.
    const printed = typeof v === 'string' ? /^[\w-]*/.exec(v)?.[0] : undefined;
    void reply.headers(PAGE_HEADERS);
    try {
      const { state, content } = await this.pages.open(token, printed, clientOf(request));
      await reply.send(biodataHtml(state, content));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await reply.code(error.status).send(noticeHtml(NOTICES[error.status] ?? 'busy'));
    }
  }
}

const NOTICES: Readonly<Record<number, BiodataSentenceName>> = { 404: 'unknown', 429: 'tooMany' };
