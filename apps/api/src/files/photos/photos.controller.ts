import type { PhotosAnswer } from '@kalyanam/shared/contracts/files';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../../accounts/member-principal.js';
import { Access, Caller } from '../../common/access/access.js';
import type { Answer } from '../../common/http/answer.js';
import { Answers } from '../../common/openapi/answers.js';
import { TakesFiles } from '../uploads/takes-files.js';
import { Upload, UploadForm } from '../uploads/upload-form.js';
import { OwnPhotos } from './own-photos.service.js';
import { PhotoOrderDto } from './photo.dto.js';

/** A member's own photos. */
@Controller('files/photos')
export class PhotosController {
  constructor(private readonly photos: OwnPhotos) {}

  @Post()
  @HttpCode(200)
  @Access('uploader')
  @TakesFiles({ photos: 'files' })
  @Answers('PhotosAnswer')
  add(@Caller() caller: MemberPrincipal, @Upload() form: UploadForm): Promise<Answer<PhotosAnswer>> {
    return this.photos.add(caller, form);
  }

  @Get()
  @Access('member')
  @Answers('PhotosAnswer')
  list(@Caller() caller: MemberPrincipal): Promise<Answer<PhotosAnswer>> {
    return this.photos.list(caller);
  }

  @Put('order')
  @Access('member')
  @Answers('PhotosAnswer')
  reorder(@Caller() caller: MemberPrincipal, @Body() order: PhotoOrderDto): Promise<Answer<PhotosAnswer>> {
    return this.photos.reorder(caller, order.ids);
  }

  @Delete(':id')
  @Access('member')
  @Answers('PhotosAnswer')
  remove(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<PhotosAnswer>> {
    return this.photos.remove(caller, id);
  }
}
