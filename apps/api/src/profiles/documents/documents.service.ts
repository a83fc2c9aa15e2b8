import { buffer } from 'node:stream/consumers';
import { IDENTITY_MESSAGES } from '@kalyanam/shared/topics/verification/identity-number';
import { isIdentityKind, type DocumentKind, type IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Clock } from '../../platform/time/clock.js';
import { keyedDigest, sha256 } from '../../platform/crypto/digest.js';
import { KeyRing } from '../../platform/crypto/key-ring.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import { IdentityService } from '../identity-numbers/identity.service.js';
import { Pictures } from '../../platform/pictures/pictures.service.js';
import { newStorageKey } from '../../platform/storage/file-storage.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import { DocumentsRepository } from './documents.repository.js';
import { openEnvelope, sealEnvelope } from './envelope.js';

const CONTENT_TYPE = 'image/jpeg';

export interface OpenDocument {
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Which documents of a member are stored now. */
export interface DocumentKinds {
  readonly identity: IdentityKind | null;
  readonly pan: boolean;
}

/**
 * The ids of the documents that are stored now; each upload has a new one. There is one document of identity at most.
 */
export interface KeptDocuments {
  readonly identity: { readonly kind: IdentityKind; readonly id: string } | null;
  readonly pan: string | null;
}

/** The only writer of `documents`. Methods that take a manager join its transaction. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly accounts: AccountsService,
    private readonly files: StoredFiles,
    private readonly pictures: Pictures,
    private readonly identity: IdentityService,
    private readonly keyRing: KeyRing,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the picture of a document in place of an earlier one: a member has one of identity, and one of PAN. Returns
   * when.
   * @throws AppError already-verified, invalid-form where the number of another document was given (R43), picture-form,
   * file-broken, pictures-waiting, storage-full
   */
  async store(owner: { userId: number; publicId: string }, kind: DocumentKind, upload: Buffer): Promise<Date> {
    const picture = await this.pictures.document(owner.userId, upload);
    const id = publicId();
    const { body, sealedKey } = sealEnvelope(this.keyRing, picture, documentContext(owner.publicId, kind, id));
    const storageKey = newStorageKey('documents');
    const uploadedAt = this.clock.now();
    const replaced = await this.files.storeWith([{ key: storageKey, bytes: body }], async (manager) => {
      await this.requireUndecided(manager, owner.userId);
      if (isIdentityKind(kind)) await this.requireChosen(manager, owner.userId, kind);
      const oldKeys = await this.remove(manager, owner.userId, isIdentityKind(kind) ? isIdentityKind : isPan);
      await this.documents.put(manager, {
        publicId: id,
        userId: owner.userId,
        kind,
        storageKey,
        sealedKey,
        contentType: CONTENT_TYPE,
        byteSize: picture.length,
        print: this.printOf(picture),
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

  /** What the pictures are recognised by, those of erased files too. */
  prints(manager: EntityManager, userId: number): Promise<Buffer[]> {
    return this.documents.prints(manager, userId);
  }

  /** Other members who gave the picture of a document that this one gave. */
  samePictures(userId: number): Promise<{ otherId: number }[]> {
    return this.documents.samePictures(userId);
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
    for (const { userId, kind, publicId: id } of await this.documents.keptOfMembers(userIds, manager))
      kept.set(userId, {
        ...(kept.get(userId) ?? NONE_KEPT),
        ...(isIdentityKind(kind) ? { identity: { kind, id } } : { pan: id }),
      });
    return kept;
  }

  /** The number of this document was given: the picture of another tells nothing any more. */
  async keepOnly(manager: EntityManager, userId: number, chosen: IdentityKind): Promise<void> {
    await this.remove(manager, userId, (kind) => isIdentityKind(kind) && kind !== chosen);
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

  /** Uploads are re-encoded without metadata, so equal pixels give equal prints. */
  private printOf(picture: Buffer): Buffer {
    return keyedDigest(this.settings.secrets.fingerprints, 'document-picture', sha256(picture).toString('hex'));
  }

  /** Returns the keys of files that nothing refers to any more. */
  private async remove(
    manager: EntityManager,
    userId: number,
    isReplaced: (kind: DocumentKind) => boolean,
  ): Promise<string[]> {
    const replaced = (await this.documents.forMembers([userId], manager)).filter(({ kind }) => isReplaced(kind));
    await this.documents.remove(manager, replaced);
    const keys = replaced.flatMap(({ storageKey }) => storageKey ?? []);
    await this.files.abandon(manager, keys);
    return keys;
  }

  private async requireChosen(manager: EntityManager, userId: number, kind: IdentityKind): Promise<void> {
    const given = await this.identity.givenIn(manager, userId);
    if (given !== null && given !== kind)
      throw new AppError('invalid-form', { fields: { type: IDENTITY_MESSAGES.otherDocument } });
  }

  /** A verified member's documents were seen and erased: no more are accepted. */
  private async requireUndecided(manager: EntityManager, userId: number): Promise<void> {
    const user = await this.accounts.lockOrThrow(manager, userId, 'not-signed-in');
    if (user.verificationStatus === 'verified') throw new AppError('already-verified');
  }
}

const isPan = (kind: DocumentKind): boolean => kind === 'pan';

export const NONE_KEPT: KeptDocuments = { identity: null, pan: null };

export const kindsOf = ({ identity, pan }: KeptDocuments): DocumentKinds => ({
  identity: identity?.kind ?? null,
  pan: pan !== null,
});

/** The id of the document of this kind, null where there is none. */
export const idOf = ({ identity, pan }: KeptDocuments, kind: DocumentKind): string | null => {
  if (kind === 'pan') return pan;
  return identity?.kind === kind ? identity.id : null;
};

/** The context that a document and its key are bound to. */
export const documentContext = (ownerId: string, kind: DocumentKind, documentId: string): string =>
  `document:${ownerId}:${kind}:${documentId}`;
