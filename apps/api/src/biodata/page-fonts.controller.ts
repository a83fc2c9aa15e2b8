import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '../common/access/access.js';
import { AppError } from '../common/errors/app-error.js';

const FOLDER = join(import.meta.dirname, '../paper/fonts');
const FONTS: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => [name, readFileSync(join(FOLDER, name))]),
);

/** The fonts of pages that the API makes itself, for devices that have none of their own for Telugu. */
@Controller('public/fonts')
@Access('open')
export class PageFontsController {
  @Get(':name')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  @ApiOkResponse({ description: 'The font', content: { 'font/woff2': {} } })
  font(@Param('name') name: string): StreamableFile {
    const bytes = FONTS.get(name);
    if (!bytes) throw new AppError('not-found');
    return new StreamableFile(bytes, { type: 'font/woff2', length: bytes.length });
  }
}
