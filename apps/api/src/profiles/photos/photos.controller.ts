import type { PhotoOrderRequest, PhotosAnswer } from '@kalyanam/shared/contracts/files';
import { PHOTO_ORDER_RULES } from '@kalyanam/shared/topics/photos/files';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { IsSpecifiedCall } from '../../platform/http/specified-calls.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { TeamSettingsService } from '../../people/team-settings/team-settings.service.js';
import { TakesFiles } from '../../platform/uploads/takes-files.js';
import { Upload, UploadForm } from '../../platform/uploads/upload-form.js';
import { memberViewer, PhotoAddresses } from './photo-addresses.js';
import { photosOf } from './photo-form.js';
import { ownShortlist } from './photo-slots.js';
import { PhotosService, type PhotoWords, type StoredPhoto } from './photos.service.js';

class PhotoOrderDto extends ruled<PhotoOrderRequest>(PHOTO_ORDER_RULES) {}

/** A member's own photos; every response is the current list. */
@Controller('files/photos')
export class PhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly settings: TeamSettingsService,
    private readonly limits: Limits,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('uploader')
  @DeskWrites('photos', 'photos')
  @TakesFiles({ photos: 'files' })
  @Answers('PhotosAnswer')
  async add(
    @Caller() caller: MemberPrincipal,
    @Upload() form: UploadForm,
    @IsSpecifiedCall() specified: boolean,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<PhotosAnswer>> {
    await this.limits.count('upload-member', caller.publicId);
    const words: PhotoWords = { declaredFrom: null, replaces: null };
    // The specified call has no such field: the team sees that nothing was declared.
    const pictures = photosOf(form, { words, declaration: !specified, ip });
    return this.answer(caller, await this.photos.add(caller.userId, pictures, words));
  }

  @Get()
  @Access('member')
  @Desk('read')
  @Answers('PhotosAnswer')
  async list(@Caller() caller: MemberPrincipal): Promise<Answer<PhotosAnswer>> {
    return this.answer(caller, await this.photos.own(caller.userId));
  }

  @Put('order')
  @Access('member')
  @DeskWrites('photos', 'photos')
  @Answers('PhotosAnswer')
  async reorder(@Caller() caller: MemberPrincipal, @Body() order: PhotoOrderDto): Promise<Answer<PhotosAnswer>> {
    return this.answer(caller, await this.photos.reorder(caller.userId, order.ids));
  }

  @Delete(':id')
  @Access('member')
  @Answers('PhotosAnswer')
  async remove(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<PhotosAnswer>> {
    return this.answer(caller, await this.photos.remove(caller.userId, id));
  }

  private async answer(caller: MemberPrincipal, photos: readonly StoredPhoto[]): Promise<Answer<PhotosAnswer>> {
    const { photoReview } = await this.settings.current();
    const viewer = memberViewer(caller);
    return {
      photos: photos.map((photo) => ({ ...this.addresses.view(photo, viewer), ...ownShortlist(photo, photoReview) })),
    };
  }
}
