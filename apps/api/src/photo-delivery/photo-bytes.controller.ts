import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../common/access/access.js';
import { PhotoBytesService } from './photo-bytes.service.js';
import { readAddress } from '../files/photos/photo-signature.js';

/** The bytes of photos. Open, since an `<img>` sends no token: the signed address identifies the viewer. */
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
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, size: length, seconds } = await this.photos.open(readAddress(id, size, query));
    void reply.headers({
      'Cache-Control': `private, max-age=${seconds}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    return new StreamableFile(stream, { type: 'image/webp', disposition: 'inline', length });
  }
}
