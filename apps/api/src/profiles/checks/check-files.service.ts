import { buffer } from 'node:stream/consumers';
import type { CheckEvidence, CheckFact } from '@kalyanam/shared/topics/verification/checks';
import type { CheckRefusal } from '@kalyanam/shared/base/vocabulary/check-refusals';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { KeyRing } from '../../platform/crypto/key-ring.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { openEnvelope, sealEnvelope } from '../documents/envelope.js';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import { newStorageKey } from '../../platform/storage/file-storage.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import { CheckFile } from './check-file.entity.js';

const WAITING = { decidedAt: IsNull() };

/** The only writer of `check_files`. Methods that take a manager join its transaction. */
@Injectable()
export class CheckFiles {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsService,
    private readonly files: StoredFiles,
    private readonly pictures: Pictures,
    private readonly keyRing: KeyRing,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a picture in place of an earlier one for the fact, which waits for the team from now on.
   * @param kindOf is asked under the account's lock, and refuses by throwing
   * @throws AppError picture-form, file-broken, pictures-waiting, storage-full
   */
  async store(
    owner: { userId: number; publicId: string },
    fact: CheckFact,
    upload: Buffer,
    kindOf: (manager: EntityManager, user: User) => Promise<CheckEvidence>,
  ): Promise<void> {
    const picture = await this.pictures.document(owner.userId, upload);
    const id = publicId();
    const { body, sealedKey } = sealEnvelope(this.keyRing, picture, checkFileContext(owner.publicId, id));
    const storageKey = newStorageKey('documents');
    const replaced = await this.files.storeWith([{ key: storageKey, bytes: body }], async (manager) => {
      const user = await this.accounts.lockOrThrow(manager, owner.userId, 'not-signed-in');
      const kind = await kindOf(manager, user);
      const old = await manager.findOneBy(CheckFile, { userId: user.id, fact });
      const oldKeys = old?.storageKey ? [old.storageKey] : [];
      await this.files.abandon(manager, oldKeys);
      const row = { publicId: id, userId: user.id, fact, kind, storageKey, sealedKey, uploadedAt: this.clock.now() };
      const fresh = { openedBy: null, openedAt: null, decidedBy: null, decidedAt: null, refusal: null };
      await manager.upsert(CheckFile, { ...row, ...fresh }, { conflictPaths: ['userId', 'fact'] });
      return oldKeys;
    });
    await this.files.removeOrphans(replaced);
  }

  /** The newest file for each fact. */
  async ofUser(userId: number, manager: EntityManager = this.database.manager): Promise<Map<CheckFact, CheckFile>> {
    return new Map((await manager.findBy(CheckFile, { userId })).map((file) => [file.fact, file]));
  }

  /** The oldest first, and how many there are. */
  waiting(count: number): Promise<[CheckFile[], number]> {
    const order = { uploadedAt: 'ASC', id: 'ASC' } as const;
    return this.database.getRepository(CheckFile).findAndCount({ where: WAITING, order, take: count });
  }

  find(id: string, manager: EntityManager = this.database.manager): Promise<CheckFile | null> {
    return manager.findOneBy(CheckFile, { publicId: id, ...WAITING });
  }

  /** The decrypted picture; the caller audits the access. */
  async open({ userId, publicId: id, storageKey, sealedKey }: CheckFile): Promise<Buffer | null> {
    const owner = await this.accounts.byId(userId);
    const file = owner && storageKey ? await this.files.read(storageKey) : null;
    if (!owner || !file || !sealedKey) return null;
    const envelope = { body: await buffer(file.stream), sealedKey };
    return openEnvelope(this.keyRing, envelope, checkFileContext(owner.publicId, id));
  }

  async markOpened(manager: EntityManager, { id }: CheckFile, adminId: number): Promise<void> {
    await manager.update(CheckFile, { id }, { openedBy: adminId, openedAt: this.clock.now() });
  }

  /** Erases it: the key goes immediately, the bytes after the commit (`StoredFiles.removeAbandoned`). */
  async decide(
    manager: EntityManager,
    { id, storageKey }: CheckFile,
    { adminId, refusal }: { adminId: number; refusal: CheckRefusal | null },
  ): Promise<void> {
    const decided = { decidedBy: adminId, decidedAt: this.clock.now(), refusal };
    await manager.update(CheckFile, { id }, { ...decided, storageKey: null, sealedKey: null });
    await this.files.abandon(manager, storageKey ? [storageKey] : []);
  }

  /** Runs with the erasure of the account, which deletes the rows. */
  async abandonAll(manager: EntityManager, userId: number): Promise<void> {
    const kept = await manager.findBy(CheckFile, { userId, storageKey: Not(IsNull()) });
    await this.files.abandon(
      manager,
      kept.flatMap(({ storageKey }) => storageKey ?? []),
    );
  }
}

/** The context that a file and its key are bound to. */
export const checkFileContext = (ownerId: string, fileId: string): string => `check:${ownerId}:${fileId}`;
