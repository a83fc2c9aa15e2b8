/**
 * R18, R25, R70: holding the address of a photo is not enough: the viewer it was made for must be the one who asks,
 * their session must still be live, and the policy must still show them these photos.
 */
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import { LinkPhotos } from '../../profiles/biodata-shares/link-photos.service.js';
import { StoriesRepository } from '../marriage/stories.repository.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { PhotoViewer } from '../../people/sessions/photo-viewer.js';
import { AppError } from '../../platform/errors/app-error.js';
import { TEAM, type WatermarkedFor } from '../../platform/pictures/watermarks/watermark-patterns.js';
import { Watermarks } from '../../profiles/photos/watermarks/watermarks.service.js';
import type { StoredBytes } from '../../platform/storage/file-storage.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import { PhotoAddresses } from '../../profiles/photos/photo-addresses.js';
import type { Photo } from '../../profiles/photos/photo.entity.js';
import { photoFile, type PhotoSize } from '../../platform/pictures/photo-files.js';
import type { PhotoAddress } from '../../profiles/photos/photo-signature.js';
import { PhotosService } from '../../profiles/photos/photos.service.js';
import { PhotoKey } from './photo-key.service.js';
import { PhotoLookers, type LookerAt, type SignedIn } from './photo-lookers.service.js';

export interface PhotoBytes extends StoredBytes {
  /** Remaining seconds of the address; 0 where no browser may keep it. */
  readonly seconds: number;
}

interface Checked {
  readonly viewer: PhotoViewer;
  readonly seconds: number;
}

type Way = (address: PhotoAddress, checked: Checked) => Promise<PhotoBytes | null>;

/** The photo and who looks, where this viewer may see it at this moment. */
type Look = () => Promise<{ readonly photo: Photo; readonly by: SignedIn } | null>;

@Injectable()
export class PhotoBytesService {
  private readonly ways: Readonly<Record<PhotoViewer['kind'], Way>> = {
    link: (...asked) => this.byLink(...asked),
    story: (...asked) => this.inStory(...asked),
    member: (...asked) => this.byLooker(this.lookers.member, ...asked),
    candidate: (...asked) => this.byLooker(this.lookers.candidate, ...asked),
    uploader: (...asked) => this.byLooker(this.lookers.uploader, ...asked),
    admin: (...asked) => this.byLooker(this.lookers.admin, ...asked),
  };

  constructor(
    private readonly addresses: PhotoAddresses,
    private readonly proof: PhotoKey,
    private readonly lookers: PhotoLookers,
    private readonly photos: PhotosService,
    private readonly accounts: AccountsService,
    private readonly files: StoredFiles,
    private readonly marks: Watermarks,
    private readonly ledger: AccessLedger,
    private readonly links: LinkPhotos,
    private readonly stories: StoriesRepository,
  ) {}

  /** @throws AppError not-found, the same for every reason */
  async open(address: PhotoAddress | null, request: FastifyRequest): Promise<PhotoBytes> {
    const found = address && (await this.find(address, request));
    if (!found) throw new AppError('not-found');
    return found;
  }

  private async find(address: PhotoAddress, request: FastifyRequest): Promise<PhotoBytes | null> {
    const checked = this.addresses.check(address);
    if (!checked || !this.proof.isFrom(request, checked.viewer)) return null;
    return this.ways[checked.viewer.kind](address, checked);
  }

  private async byLooker(
    lookerAt: LookerAt,
    { photoId, size }: PhotoAddress,
    { viewer, seconds }: Checked,
  ): Promise<PhotoBytes | null> {
    const look: Look = async () => {
      const photo = await this.photos.byPublicId(photoId);
      const by = photo && (await lookerAt(photo, viewer));
      return by && { photo, by };
    };
    const bytes = await (size === 'full' ? this.marked(look, viewer) : this.plain(look, size));
    return bytes && { ...bytes, seconds };
  }

  /** The whole page of a link is one look, and is in the ledger already. */
  private async byLink({ photoId, size }: PhotoAddress, { viewer, seconds }: Checked): Promise<PhotoBytes | null> {
    const shows = (): ReturnType<LinkPhotos['shareShowing']> => this.links.shareShowing(photoId, viewer.sessionId);
    const share = size === 'full' ? await shows() : null;
    const bytes = share && (await this.links.bytes(photoId, share, 'webp'));
    return bytes && (await shows()) ? { size: bytes.length, stream: Readable.from(bytes), seconds } : null;
  }

  /** C16: open to everyone while the story is, in the size of a card. */
  private async inStory({ photoId, size }: PhotoAddress, { viewer }: Checked): Promise<PhotoBytes | null> {
    const isShown = size === 'card' && (await this.stories.shows(viewer.sessionId, photoId));
    const photo = isShown ? await this.photos.byPublicId(photoId) : null;
    const bytes = photo && (await this.files.read(photoFile(photo.storageKey, size)));
    return bytes && { ...bytes, seconds: 0 };
  }

  private async plain(look: Look, size: PhotoSize): Promise<StoredBytes | null> {
    const seen = await look();
    return seen && this.files.read(photoFile(seen.photo.storageKey, size));
  }

  /** R70: with the mark of who looks. A photo that was taken back while it was marked is not sent. */
  private async marked(look: Look, viewer: PhotoViewer): Promise<StoredBytes | null> {
    const seen = await look();
    if (!seen) return null;
    const { photo, by } = seen;
    const markedFor = 'role' in by ? TEAM : await this.member(by.viewerId);
    const turn = 'role' in by ? viewer.sessionId : markedFor?.id;
    const bytes = markedFor && (await this.marks.marked(photo, markedFor, turn));
    if (!bytes || !(await look())) return null;
    // C6: in the owner's ledger before the first byte leaves.
    await this.ledger.noteAlone({ ownerId: photo.userId, by, what: ['photos'] });
    return { size: bytes.length, stream: Readable.from(bytes) };
  }

  private async member(userId: number): Promise<WatermarkedFor | null> {
    const user = await this.accounts.byId(userId);
    return user && { id: user.publicId, code: user.memberCode };
  }
}
