import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { PHOTO_SIZES, photoFile, photoFiles, type EncodedPhoto } from '../../platform/pictures/photo-files.js';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import { newStorageKey } from '../../platform/storage/file-storage.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import { PhotoHashes } from './photo-hashes.service.js';
import type { Photo } from './photo.entity.js';
import { freeSlots, inOrder } from './photo-slots.js';
import { PhotoChanges } from './photo-changes.js';
import { PhotosRepository, type StoredPhoto } from './photos.repository.js';

export type { StoredPhoto } from './photos.repository.js';

/** What the form of an upload says, known when its pictures have been read. */
export interface PhotoWords {
  /** The address from which the owner declared the pictures to be real; null where the form did not ask. */
  declaredFrom: string | null;
  /** The photo that was not accepted, and whose place the picture takes. */
  replaces: string | null;
}

const NO_WORDS: PhotoWords = { declaredFrom: null, replaces: null };

/** The only writer of `photos`. Methods that take a manager join its transaction. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly accounts: AccountsService,
    private readonly files: StoredFiles,
    private readonly pictures: Pictures,
    private readonly hashes: PhotoHashes,
    private readonly changes: PhotoChanges,
    private readonly consents: MemberConsents,
    private readonly clock: Clock,
  ) {}

  /** In order; the first is the main photo. */
  ofUser(userId: number, manager?: EntityManager): Promise<StoredPhoto[]> {
    return this.photos.ofUser(userId, manager);
  }

  /** The owner's own, with what was not accepted. */
  own(userId: number): Promise<StoredPhoto[]> {
    return this.photos.allOfUser(userId);
  }

  /** Each member's photos in order; members without any are not in the map. */
  async ofUsers(userIds: readonly number[]): Promise<Map<number, StoredPhoto[]>> {
    const byUser = new Map<number, StoredPhoto[]>();
    if (userIds.length === 0) return byUser;
    for (const photo of await this.photos.ofUsers(userIds)) {
      const others = byUser.get(photo.userId);
      if (others) others.push(photo);
      else byUser.set(photo.userId, [photo]);
    }
    return byUser;
  }

  /** The photo behind an address, for the route that serves its bytes. */
  byPublicId(id: string): Promise<Photo | null> {
    return this.photos.byPublicId(id);
  }

  /**
   * Adds pictures at the end, or one in the place of another: all of them or none.
   * @throws AppError too-many-photos, picture-form, file-broken, pictures-waiting, storage-full, not-found for a photo to replace
   */
  async add(
    userId: number,
    uploads: AsyncIterable<Buffer> | Iterable<Buffer>,
    words: Readonly<PhotoWords> = NO_WORDS,
  ): Promise<StoredPhoto[]> {
    const taken = (await this.photos.allOfUser(userId)).length;
    const encoded: EncodedPhoto[] = [];
    for await (const bytes of uploads) {
      if (encoded.length >= (words.replaces === null ? LIMITS.photos - taken : 1))
        throw new AppError('too-many-photos');
      encoded.push(await this.pictures.photo(userId, bytes));
    }
    const added = encoded.map((photo) => ({ ...photo, storageKey: newStorageKey('photos') }));
    const files = added.flatMap(({ storageKey, sizes }) =>
      PHOTO_SIZES.map((size) => ({ key: photoFile(storageKey, size), bytes: sizes[size] })),
    );
    await this.files.storeWith(files, (manager) => this.insert(manager, userId, added, words));
    if (words.replaces !== null) await this.files.removeAbandoned();
    return this.photos.allOfUser(userId);
  }

  /** @throws AppError not-found unless the photo is the member's own */
  async remove(userId: number, photoId: string): Promise<StoredPhoto[]> {
    const gone = await this.accounts.transaction((manager) => this.removeIn(manager, userId, photoId));
    await this.files.removeOrphans(gone);
    return this.photos.allOfUser(userId);
  }

  /** In a transaction of others; the files go after its commit. */
  async removeIn(manager: EntityManager, userId: number, photoId: string): Promise<string[]> {
    const { photos } = await this.lockAll(manager, userId);
    const photo = photos.find((own) => own.publicId === photoId);
    if (!photo) throw new AppError('not-found');
    await this.drop(manager, photo, photos);
    return photoFiles(photo.storageKey);
  }

  /** Its refusal can no longer be undone: it goes behind the others. Returns whether it was still there and refused. */
  async reject(manager: EntityManager, userId: number, photoId: number): Promise<boolean> {
    const { photos } = await this.lockAll(manager, userId);
    const photo = photos.find((own) => own.id === photoId && own.reviewState === 'refused');
    if (!photo) return false;
    await this.photos.reject(manager, photo.id);
    await this.photos.number(manager, [...photos.filter((other) => other !== photo), photo]);
    await this.changes.happened(manager, userId);
    return true;
  }

  /** The files are removed after the commit. */
  async removeRejected(manager: EntityManager, userId: number, photoId: number): Promise<void> {
    const { photos } = await this.lockAll(manager, userId);
    const photo = photos.find((own) => own.id === photoId && own.reviewState === 'rejected');
    if (photo) await this.drop(manager, photo, photos);
  }

  /** @throws AppError changed-meanwhile unless the ids are those of all the member's photos */
  async reorder(userId: number, ids: readonly string[]): Promise<StoredPhoto[]> {
    await this.accounts.transaction((manager) => this.reorderIn(manager, userId, ids));
    return this.photos.allOfUser(userId);
  }

  /** In a transaction of others. */
  async reorderIn(manager: EntityManager, userId: number, ids: readonly string[]): Promise<void> {
    const { photos } = await this.lockAll(manager, userId);
    const ordered = inOrder(photos, ids);
    if (!ordered) throw new AppError('changed-meanwhile');
    await this.photos.number(manager, ordered);
  }

  /** Deletes all photos of a member; the files are removed after the commit. */
  async eraseAll(manager: EntityManager, userId: number): Promise<void> {
    const photos = await this.photos.allOfUser(userId, manager);
    if (photos.length === 0) return;
    await this.photos.remove(
      manager,
      photos.map((photo) => photo.id),
    );
    await this.files.abandon(
      manager,
      photos.flatMap((photo) => photoFiles(photo.storageKey)),
    );
  }

  private async insert(
    manager: EntityManager,
    userId: number,
    added: readonly (EncodedPhoto & { storageKey: string })[],
    { declaredFrom, replaces }: Readonly<PhotoWords>,
  ): Promise<void> {
    const { photos: before, user } = await this.lockAll(manager, userId);
    const replaced = before.find((own) => own.publicId === replaces && own.reviewState === 'rejected');
    if (replaces !== null && !replaced) throw new AppError('not-found');
    if (replaced) await this.drop(manager, replaced, before);
    const photos = before.filter((photo) => photo !== replaced);
    const slots = freeSlots(photos);
    if (declaredFrom !== null) await this.consents.give(manager, userId, 'photo-declaration', declaredFrom);
    if (added.length > slots.length) throw new AppError('too-many-photos');
    const ids = await this.photos.insert(
      manager,
      added.map(({ storageKey, width, height }, index) => ({
        publicId: publicId(),
        userId,
        slot: slots[index],
        sortOrder: photos.length + index,
        storageKey,
        width,
        height,
        createdAt: this.clock.now(),
        declaredAt: declaredFrom === null ? null : this.clock.now(),
        reviewState: user.verificationStatus === 'verified' ? ('waiting' as const) : ('case' as const),
      })),
    );
    await this.photos.number(manager, await this.photos.allOfUser(userId, manager));
    await this.hashes.insert(
      manager,
      ids.flatMap((id, index) => (added[index] ? [{ id, encoded: added[index] }] : [])),
    );
    await this.changes.happened(manager, userId);
  }

  /** Serializes the uploads of one member, so that they count the same photos. */
  private async lockAll(manager: EntityManager, userId: number): Promise<{ user: User; photos: Photo[] }> {
    const user = await this.accounts.lockOrThrow(manager, userId, 'not-signed-in');
    return { user, photos: await this.photos.allOfUser(userId, manager) };
  }

  private async drop(manager: EntityManager, photo: Photo, all: readonly Photo[]): Promise<void> {
    await this.photos.remove(manager, [photo.id]);
    await this.files.abandon(manager, photoFiles(photo.storageKey));
    await this.photos.number(
      manager,
      all.filter((other) => other !== photo),
    );
    await this.changes.happened(manager, photo.userId);
  }
}
