import type { PhotosAnswer } from '@kalyanam/shared/contracts/files';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../accounts/member-principal.js';
import type { Answer } from '../../common/http/answer.js';
import { Limits } from '../../common/limits/limits.service.js';
import type { UploadForm } from '../uploads/upload-form.js';
import { memberViewer, PhotoAddresses } from './photo-addresses.js';
import { photosOf } from './photo-form.js';
import { PhotosService, type StoredPhoto } from './photos.service.js';

/** What a member does with her own photos; every answer is the list as it is now. */
@Injectable()
export class OwnPhotos {
  constructor(
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly limits: Limits,
  ) {}

  async add(caller: MemberPrincipal, form: UploadForm): Promise<Answer<PhotosAnswer>> {
    await this.limits.count('upload-member', caller.publicId);
    return this.answer(caller, await this.photos.add(caller.userId, photosOf(form)));
  }

  async list(caller: MemberPrincipal): Promise<Answer<PhotosAnswer>> {
    return this.answer(caller, await this.photos.ofUser(caller.userId));
  }

  async reorder(caller: MemberPrincipal, ids: readonly string[]): Promise<Answer<PhotosAnswer>> {
    return this.answer(caller, await this.photos.reorder(caller.userId, ids));
  }

  async remove(caller: MemberPrincipal, photoId: string): Promise<Answer<PhotosAnswer>> {
    return this.answer(caller, await this.photos.remove(caller.userId, photoId));
  }

  private answer(caller: MemberPrincipal, photos: readonly StoredPhoto[]): Answer<PhotosAnswer> {
    return { photos: photos.map((photo) => this.addresses.view(photo, memberViewer(caller))) };
  }
}
