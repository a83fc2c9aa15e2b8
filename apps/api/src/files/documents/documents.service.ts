import { buffer } from 'node:stream/consumers';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../accounts/accounts.service.js';
import { Clock } from '../../common/clock.js';
import { KeyRing } from '../../common/crypto/key-ring.js';
import { publicId } from '../../common/crypto/public-id.js';
import { AppError } from '../../common/errors/app-error.js';
import { Pictures } from '../pictures/pictures.service.js';
import { newStorageKey } from '../storage/file-storage.js';
import { StoredFiles } from '../storage/stored-files.service.js';
import { DocumentsRepository } from './documents.repository.js';
import { openEnvelope, sealEnvelope } from './envelope.js';

const CONTENT_TYPE = 'image/jpeg';

export interface OpenDocument {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Which documents of a member are stored now. */
export type DocumentKinds = Readonly<Record<DocumentKind, boolean>>;

/** The ids of the documents that are stored now; each upload has a new one. */
export type KeptDocuments = Readonly<Record<DocumentKind, string | null>>;

/** The only writer of `documents`. Methods that take a manager join its transaction. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly accounts: AccountsService,
    private readonly files: StoredFiles,
    private readonly pictures: Pictures,
    private readonly keyRing: KeyRing,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the picture of a document in place of an earlier one of its kind. Returns when.
   * @throws AppError already-verified, picture-form, file-broken, pictures-waiting, storage-full
   */
  async store(owner: { userId: number; publicId: string }, kind: DocumentKind, upload: Buffer): Promise<Date> {
    const picture = await this.pictures.document(owner.userId, upload);
    const id = publicId();
    const { body, sealedKey } = sealEnvelope(this.keyRing, picture, documentContext(owner.publicId, kind, id));
    const storageKey = newStorageKey('documents');
    const uploadedAt = this.clock.now();
    const replaced = await this.files.storeWith([{ key: storageKey, bytes: body }], async (manager) => {
      await this.requireUndecided(manager, owner.userId);
      const old = await this.documents.find(owner.userId, kind, manager);
      const oldKeys = old?.storageKey ? [old.storageKey] : [];
      await this.files.abandon(manager, oldKeys);
      await this.documents.put(manager, {
        publicId: id,
        userId: owner.userId,
        kind,
        storageKey,
        sealedKey,
        contentType: CONTENT_TYPE,
        byteSize: picture.length,
        uploadedAt,
        erasedAt: null,
      });
      return oldKeys;
    });
    await this.files.removeOrphans(replaced);
    return uploadedAt;
  }

  /** The decrypted picture; null when there is none or it was erased. The caller audits the access. */
  async open(userId: number, kind: DocumentKind): Promise<OpenDocument | null> {
    const document = await this.documents.find(userId, kind);
    const owner = await this.accounts.byId(userId);
    if (!document?.storageKey || !document.sealedKey || !owner) return null;
    const file = await this.files.read(document.storageKey);
    if (!file) return null;
    const envelope = { body: await buffer(file.stream), sealedKey: document.sealedKey };
    const bytes = openEnvelope(this.keyRing, envelope, documentContext(owner.publicId, kind, document.publicId));
    return { contentType: document.contentType, bytes };
  }

  async kindsOf(userId: number): Promise<DocumentKinds> {
    return kindsOf(await this.storedFor(userId));
  }

  async storedFor(userId: number, manager?: EntityManager): Promise<KeptDocuments> {
    return (await this.keptOfUsers([userId], manager)).get(userId) ?? NONE_KEPT;
  }

  /** Members without a document are not in the map. */
  async keptOfUsers(userIds: readonly number[], manager?: EntityManager): Promise<Map<number, KeptDocuments>> {
    if (userIds.length === 0) return new Map();
    const kept = new Map<number, KeptDocuments>();
    for (const { userId, kind, publicId: id } of await this.documents.forMembers(userIds, manager))
      kept.set(userId, { ...(kept.get(userId) ?? NONE_KEPT), [kind]: id });
    return kept;
  }

  /** Deletes the keys, so that the product cannot read the files from the commit on; they are removed after it. */
  async erase(manager: EntityManager, userId: number): Promise<void> {
    const kept = await this.documents.forMembers([userId], manager);
    await this.documents.erase(manager, userId, this.clock.now());
    await this.files.abandon(
      manager,
      kept.flatMap((document) => document.storageKey ?? []),
    );
  }

  /** A verified member's documents were seen and erased: no more are accepted. */
  private async requireUndecided(manager: EntityManager, userId: number): Promise<void> {
    const user = await this.accounts.lock(manager, userId);
    if (!user) throw new AppError('not-signed-in');
    if (user.verificationStatus === 'verified') throw new AppError('already-verified');
  }
}

export const NONE_KEPT: KeptDocuments = { aadhaar: null, pan: null };

export const kindsOf = ({ aadhaar, pan }: KeptDocuments): DocumentKinds => ({
  aadhaar: aadhaar !== null,
  pan: pan !== null,
});

/** The context that a document and its key are bound to. */
export const documentContext = (ownerId: string, kind: DocumentKind, documentId: string): string =>
  `document:${ownerId}:${kind}:${documentId}`;
