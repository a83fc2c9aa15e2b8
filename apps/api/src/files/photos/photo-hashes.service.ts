import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { sha256 } from '../../common/crypto/digest.js';
import { reasonOf } from '../../common/errors/app-error.js';
import { photoFile, type EncodedPhoto } from '../pictures/photo-files.js';
import { Pictures } from '../pictures/pictures.service.js';
import { StoredFiles } from '../storage/stored-files.service.js';
import { hashColumns } from './near-hash.js';
import { PhotoHash } from './photo-hash.entity.js';

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

  /** A photo that is removed meanwhile needs none. */
  private async hash({ id, storageKey }: Unhashed): Promise<void> {
    const file = await this.files.read(photoFile(storageKey, 'full'));
    if (!file) return;
    const bytes = await buffer(file.stream);
    const row = { photoId: id, exact: sha256(bytes), ...hashColumns(await this.pictures.hash(bytes)) };
    await this.database.createQueryBuilder().insert().into(PhotoHash).values(row).orIgnore().execute();
  }
}
