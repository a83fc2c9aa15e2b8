import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.js';
import { AppError } from '../../platform/errors/app-error.js';
import { FONT_STYLE, FONT_STYLE_NAME } from './biodata-style.js';

const FOLDER = join(import.meta.dirname, '../../platform/pdf/fonts');
const FONTS: ReadonlyMap<string, Buffer> = new Map([
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => [name, readFileSync(join(FOLDER, name))] as const),
  [FONT_STYLE_NAME, Buffer.from(FONT_STYLE)],
]);

/** The fonts, and the style sheet that names them, of pages that the API makes itself, for devices that have none of their own for Telugu. */
@Controller('public/fonts')
@Access('open')
export class PageFontsController {
  @Get(':name')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  @ApiOkResponse({ description: 'The font', content: { 'font/woff2': {}, 'text/css': {} } })
  font(@Param('name') name: string): StreamableFile {
    const bytes = FONTS.get(name);
    if (!bytes) throw new AppError('not-found');
    const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'font/woff2';
    return new StreamableFile(bytes, { type, length: bytes.length });
  }
}
