import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { sha256 } from '../../platform/crypto/digest.js';
import { reasonOf } from '../../platform/errors/app-error.js';
import { runFailed } from '../../platform/jobs/jobs.js';
import { photoFile, type EncodedPhoto } from '../../platform/pictures/photo-files.js';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import { hashColumns, nearSql } from './near-hash.js';
import { PhotoHash } from './photo-hash.entity.js';

/** A photo that looks like another. */
export interface PictureMatch {
  photoId: number;
  userId: number;
  publicId: string;
}

/** Matches of one picture; more would say nothing new. */
const MOST_MATCHES = 20;

interface Unhashed {
  id: number;
  storageKey: string;
}

const EVERY_MS = 60_000;
const BATCH = 20;

/** The only writer of `photo_hashes`. */
@Injectable()
export class PhotoHashes {
  private readonly log = new Logger('PhotoHashes');
  private working = false;
  /** All photos up to this one have their hashes, or a file that cannot be read. */
  private done = 0;

  constructor(
    private readonly database: DataSource,
    private readonly files: StoredFiles,
    private readonly pictures: Pictures,
  ) {}

  async insert(manager: EntityManager, photos: readonly { id: number; encoded: EncodedPhoto }[]): Promise<void> {
    await manager.insert(
      PhotoHash,
      photos.map(({ id, encoded: { sizes, dHash } }) => ({
        photoId: id,
        exact: sha256(sizes.full),
        ...hashColumns(dHash),
      })),
    );
  }

  ofUser(userId: number, manager: EntityManager = this.database.manager): Promise<PhotoHash[]> {
    return manager.find(PhotoHash, {
      where: { photo: { userId } },
      relations: { photo: true },
      order: { photoId: 'ASC' },
    });
  }

  ofPhoto(photoId: number): Promise<PhotoHash | null> {
    return this.database.getRepository(PhotoHash).findOneBy({ photoId });
  }

  /** Equal pictures of others than this member. */
  equalTo(exact: Buffer, userId: number, manager: EntityManager = this.database.manager): Promise<PictureMatch[]> {
    return manager.query(
      `SELECT p.id AS photoId, p.user_id AS userId, p.public_id AS publicId
       FROM photo_hashes h JOIN photos p ON p.id = h.photo_id WHERE h.exact = ? AND p.user_id <> ? LIMIT ?`,
      [exact, userId, MOST_MATCHES],
    );
  }

  /** Pictures of others that are near, the nearest first. */
  nearTo(dHash: string, userId: number, manager: EntityManager = this.database.manager): Promise<PictureMatch[]> {
    const { sql, values } = nearSql('photo_hashes', 'photo_id', dHash);
    return manager.query(
      `SELECT p.id AS photoId, p.user_id AS userId, p.public_id AS publicId
       FROM (${sql}) near JOIN photos p ON p.id = near.id WHERE p.user_id <> ? ORDER BY near.distance LIMIT ?`,
      [...values, userId, MOST_MATCHES],
    );
  }

  /** Those that were not compared with others yet, the oldest first. */
  uncompared(count: number): Promise<PhotoHash[]> {
    return this.database.getRepository(PhotoHash).find({
      where: { comparedAt: IsNull() },
      relations: { photo: true },
      order: { photoId: 'ASC' },
      take: count,
    });
  }

  /** False where another process has compared it. */
  async compared(manager: EntityManager, photoId: number, comparedAt: Date): Promise<boolean> {
    const { affected } = await manager.update(PhotoHash, { photoId, comparedAt: IsNull() }, { comparedAt });
    return affected === 1;
  }

  /** Leaves only the exact digests of a member's photos. */
  async compareExactly(userId: number): Promise<void> {
    await this.database.query(
      `UPDATE photo_hashes h JOIN photos p ON p.id = h.photo_id
       SET h.d_hash = NULL, h.band0 = NULL, h.band1 = NULL, h.band2 = NULL, h.band3 = NULL WHERE p.user_id = ?`,
      [userId],
    );
  }

  /** Photos from before there were hashes. Several processes may look: a row is written once. */
  @Interval(EVERY_MS)
  async hashOlder(): Promise<void> {
    if (this.working) return;
    this.working = true;
    try {
      while ((await this.hashBatch()) === BATCH);
    } catch (error) {
      runFailed();
      this.log.warn(`Photos wait for their hashes: ${reasonOf(error)}`);
    } finally {
      this.working = false;
    }
  }

  private async hashBatch(): Promise<number> {
    const photos = await this.database.query<Unhashed[]>(
      `SELECT p.id, p.storage_key AS storageKey FROM photos p LEFT JOIN photo_hashes h ON h.photo_id = p.id
       WHERE p.id > ? AND h.photo_id IS NULL ORDER BY p.id LIMIT ?`,
      [this.done, BATCH],
    );
    for (const photo of photos) {
      await this.hash(photo).catch((error: unknown) => this.log.warn(`A photo has no hash: ${reasonOf(error)}`));
      this.done = photo.id;
    }
    return photos.length;
  }

  /** A photo removed in the meantime needs none. */
  private async hash({ id, storageKey }: Unhashed): Promise<void> {
    const file = await this.files.read(photoFile(storageKey, 'full'));
    if (!file) return;
    const bytes = await buffer(file.stream);
    const row = { photoId: id, exact: sha256(bytes), ...hashColumns(await this.pictures.hash(bytes)) };
    await this.database.createQueryBuilder().insert().into(PhotoHash).values(row).orIgnore().execute();
  }
}
