import { Controller, Get, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../platform/access/access.js';
import { PhotoBytesService } from './photo-bytes.service.js';
import { readAddress } from '../../profiles/photos/photo-signature.js';

/** The bytes of photos. Open, since an `<img>` sends no token: the cookie of this path proves who asks. */
@Controller('photos')
export class PhotoBytesController {
  constructor(private readonly photos: PhotoBytesService) {}

  @Get(':id/:size')
  @Access('open')
  @ApiQuery({ name: 'e', description: 'Expiry' })
  @ApiQuery({ name: 'v', description: 'Encrypted viewer' })
  @ApiQuery({ name: 's', description: 'Signature' })
  @ApiOkResponse({ description: 'The picture', content: { 'image/webp': {} } })
  async serve(
    @Param('id') id: string,
    @Param('size') size: string,
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, size: length, seconds } = await this.photos.open(readAddress(id, size, query), request);
    void reply.headers({
      // In a browser's cache, thumbs and cards belong to the session too.
      'Cache-Control': size === 'full' || seconds === 0 ? 'no-store' : `private, max-age=${seconds}`,
      Vary: 'Cookie, Authorization',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    return new StreamableFile(stream, { type: 'image/webp', disposition: 'inline', length });
  }
}
