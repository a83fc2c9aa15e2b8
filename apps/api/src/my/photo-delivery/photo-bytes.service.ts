/**
 * R18, R25, R70: holding the address of a photo is not enough: the viewer it was made for must be the one who asks,
 * their session must still be live, and the policy must still show them these photos.
 */
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AccessLedger, type Looker } from '../../people/access-ledger/access-ledger.service.js';
import { LinkPhotos } from '../../profiles/biodata-shares/link-photos.service.js';
import { StoriesRepository } from '../marriage/stories.repository.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AdminSessionsService } from '../../people/team-accounts/admin-sessions.service.js';
import type { PhotoViewer } from '../../people/sessions/photo-viewer.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { DeskCallers } from '../../people/seats/desk-callers.service.js';
import { TeamSettingsService } from '../../people/team-settings/team-settings.service.js';
import { TEAM, type WatermarkedFor } from '../../platform/pictures/watermarks/watermark-patterns.js';
import { Watermarks } from '../../profiles/photos/watermarks/watermarks.service.js';
import { isShown } from '../../profiles/photos/photo-slots.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import type { StoredBytes } from '../../platform/storage/file-storage.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import { PhotoAddresses } from '../../profiles/photos/photo-addresses.js';
import type { Photo } from '../../profiles/photos/photo.entity.js';
import { photoFile, type PhotoSize } from '../../platform/pictures/photo-files.js';
import type { PhotoAddress } from '../../profiles/photos/photo-signature.js';
import { PhotosService } from '../../profiles/photos/photos.service.js';
import { PhotoKey } from './photo-key.service.js';

export interface PhotoBytes extends StoredBytes {
  /** Remaining seconds of the address; 0 where no browser may keep it. */
  readonly seconds: number;
}

type SignedIn = Exclude<Looker, { readonly linkId: number }>;

interface Look {
  readonly photo: Photo;
  readonly by: SignedIn;
}

@Injectable()
export class PhotoBytesService {
  constructor(
    private readonly addresses: PhotoAddresses,
    private readonly proof: PhotoKey,
    private readonly photos: PhotosService,
    private readonly sessions: SessionsService,
    private readonly adminSessions: AdminSessionsService,
    private readonly accounts: AccountsService,
    private readonly desks: DeskCallers,
    private readonly visibility: ProfileVisibility,
    private readonly files: StoredFiles,
    private readonly marks: Watermarks,
    private readonly settings: TeamSettingsService,
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
    if (checked.viewer.kind === 'link') return this.byLink(address, checked);
    if (checked.viewer.kind === 'story') return this.inStory(address, checked.viewer);
    const seen = await this.look(address.photoId, checked.viewer);
    const bytes =
      seen && (await (address.size === 'full' ? this.marked(seen, checked.viewer) : this.plain(seen, address.size)));
    return bytes && { ...bytes, seconds: checked.seconds };
  }

  /** The whole page of a link is one look, and is in the ledger already. */
  private async byLink(
    { photoId, size }: PhotoAddress,
    { viewer, seconds }: { viewer: PhotoViewer; seconds: number },
  ): Promise<PhotoBytes | null> {
    const shows = (): ReturnType<LinkPhotos['shareShowing']> => this.links.shareShowing(photoId, viewer.sessionId);
    const share = size === 'full' ? await shows() : null;
    const bytes = share && (await this.links.bytes(photoId, share, 'webp'));
    return bytes && (await shows()) ? { size: bytes.length, stream: Readable.from(bytes), seconds } : null;
  }

  /** C16: open to everyone while the story is, in the size of a card. */
  private async inStory({ photoId, size }: PhotoAddress, { sessionId }: PhotoViewer): Promise<PhotoBytes | null> {
    const isShown = size === 'card' && (await this.stories.shows(sessionId, photoId));
    const photo = isShown ? await this.photos.byPublicId(photoId) : null;
    const bytes = photo && (await this.files.read(photoFile(photo.storageKey, size)));
    return bytes && { ...bytes, seconds: 0 };
  }

  /** The photo and who looks, where this viewer may see it at this moment. */
  private async look(photoId: string, viewer: PhotoViewer): Promise<Look | null> {
    const photo = await this.photos.byPublicId(photoId);
    const by = photo && (await this.lookerAt(photo, viewer));
    return by && { photo, by };
  }

  private plain({ photo }: Look, size: PhotoSize): Promise<StoredBytes | null> {
    return this.files.read(photoFile(photo.storageKey, size));
  }

  /** R70: with the mark of who looks. A photo that was taken back while it was marked is not sent. */
  private async marked({ photo, by }: Look, viewer: PhotoViewer): Promise<StoredBytes | null> {
    const markedFor = 'role' in by ? TEAM : await this.member(by.viewerId);
    const turn = 'role' in by ? viewer.sessionId : markedFor?.id;
    const bytes = markedFor && (await this.marks.marked(photo, markedFor, turn));
    if (!bytes || !(await this.look(photo.publicId, viewer))) return null;
    // C6: in the owner's ledger before the first byte leaves.
    await this.ledger.noteAlone({ ownerId: photo.userId, by, what: ['photos'] });
    return { size: bytes.length, stream: Readable.from(bytes) };
  }

  private async member(userId: number): Promise<WatermarkedFor | null> {
    const user = await this.accounts.byId(userId);
    return user && { id: user.publicId, code: user.memberCode };
  }

  /** Who may see it; null: not this viewer. */
  private async lookerAt(photo: Photo, viewer: PhotoViewer): Promise<SignedIn | null> {
    if (viewer.kind === 'member') return this.memberAt(photo, viewer);
    if (viewer.kind === 'candidate')
      return (await this.isCandidateOf(viewer, photo)) ? { viewerId: photo.userId } : null;
    if (viewer.kind === 'uploader')
      return (await this.uploaderMaySee(viewer, photo)) ? { viewerId: photo.userId } : null;
    const role = await this.adminSessions.roleOf(viewer.sessionId, 'photos.read');
    return role && { role };
  }

  private async memberAt(photo: Photo, { sessionId, actingFor }: PhotoViewer): Promise<SignedIn | null> {
    const [session] = await this.sessions.factsOf([sessionId]);
    if (!session || session.endedAt !== null || session.accountStatus === 'suspended') return null;
    // C14: photos shown to a family member close with the seat, immediately.
    const viewer = actingFor === undefined ? session : await this.desks.lookerFor(session, actingFor);
    if (!viewer) return null;
    // C16: a photo that the other member of a couple is asked to tick.
    if (actingFor === undefined && (await this.stories.isOffered(photo.id, viewer.userId)))
      return { viewerId: viewer.userId };
    const { photoReview } = await this.settings.current();
    if (!isShown(photo, viewer.userId, photoReview)) return null;
    const may = await this.visibility.forViewer(viewer, photo.userId);
    return may?.photos ? { viewerId: viewer.userId } : null;
  }

  /** R45: candidates see the photos of the profile that was made for them; they prove their phone for each address. */
  private async isCandidateOf({ sessionId: publicId }: PhotoViewer, photo: Photo): Promise<boolean> {
    const user = await this.accounts.byPublicId(publicId);
    return user?.id === photo.userId && photo.reviewState !== 'refused' && user.accountStatus !== 'suspended';
  }

  /** Someone registering may see what they have just uploaded, until they log out everywhere. */
  private async uploaderMaySee({ sessionId: ownPublicId }: PhotoViewer, photo: Photo): Promise<boolean> {
    const user = await this.accounts.byPublicId(ownPublicId);
    return (
      user?.id === photo.userId &&
      photo.reviewState !== 'refused' &&
      user.accountStatus !== 'suspended' &&
      user.signedOutAt === null
    );
  }
}
