/**
 * R16: identity numbers are encrypted at rest, shown by their last four characters, and erased on the team's
 * decision. The keyed fingerprint stays: it finds a second account with the same number, and reveals nothing
 * without the key, which is kept outside the database.
 */
import type { IdentityNumbers } from '@kalyanam/shared/contracts/identity-documents';
import {
  IDENTITY_MESSAGES,
  isWellFormed,
  plainIdentityNumber,
} from '@kalyanam/shared/topics/verification/identity-number';
import { identityKindOf } from '@kalyanam/shared/topics/verification/identity.rules';
import {
  DEFAULT_IDENTITY,
  type DocumentKind,
  type IdentityKind,
  isIdentityKind,
  type TraceableKind,
} from '@kalyanam/shared/base/vocabulary/documents';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { keyedDigest } from '../../platform/crypto/digest.js';
import { KeyRing } from '../../platform/crypto/key-ring.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import { IdentityRepository, type SameNumber, type ShownNumber } from './identity.repository.js';
import { en } from '@kalyanam/shared/topics/verification/identity-names.en';
import { te } from '@kalyanam/shared/topics/verification/identity-names.te';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';

/** Names of documents for the middle of a sentence. */
export const DOCUMENT_NAMES: Readonly<Record<Language, Readonly<Record<IdentityKind, string>>>> = { en, te };

interface IdentityMask {
  readonly last4: string;
  readonly wellFormed: boolean;
  readonly erased: boolean;
}

export interface IdentityMasks {
  /** The document by which the member shows who they are: the one whose number was given last. */
  readonly identity: (IdentityMask & { readonly kind: IdentityKind }) | null;
  readonly pan: IdentityMask | null;
}

const MASKS: Readonly<Record<DocumentKind, string>> = {
  aadhaar: 'XXXX XXXX ',
  'aadhaar-masked': 'XXXX XXXX ',
  passport: 'XXXX',
  'driving-licence': 'XXXXXX',
  'voter-id': 'XXXXXX',
  pan: 'XXXXXX',
};
const masked = (kind: DocumentKind, mask: IdentityMask | null): string | null => mask && MASKS[kind] + mask.last4;

/** As shown to the team (R16). */
export const maskedNumbers = ({ identity, pan }: IdentityMasks) => ({
  identityNumber: identity && masked(identity.kind, identity),
  panNumber: masked('pan', pan),
});

/** The only writer of `identity_numbers`. Methods that take a manager join its transaction. */
@Injectable()
export class IdentityService {
  constructor(
    private readonly numbers: IdentityRepository,
    private readonly keyRing: KeyRing,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the given numbers in place of earlier ones; they have passed the shared rules. A member has one document of
   * identity: the number of another that no decision has erased goes.
   */
  async store(
    manager: EntityManager,
    userId: number,
    given: IdentityNumbers,
  ): Promise<{ kind: IdentityKind; last4: string }> {
    const kind = identityKindOf(given);
    await this.numbers.removeOthers(manager, userId, [kind, 'pan']);
    const plain = plainIdentityNumber((kind === 'aadhaar' ? given.aadhaarNumber : given.identityNumber) ?? '');
    if (plain) await this.put(manager, userId, kind, plain);
    if (given.panNumber) await this.put(manager, userId, 'pan', plainIdentityNumber(given.panNumber));
    return { kind, last4: plain.slice(-4) };
  }

  /** @throws AppError invalid-form where the document is not one of those that are offered (R43) */
  requireOffered(kind: IdentityKind, field: string): void {
    if (!this.settings.identityDocuments.includes(kind))
      throw new AppError('invalid-form', { fields: { [field]: IDENTITY_MESSAGES.notOffered } });
  }

  /** The document that the member chose, or the one offered first. */
  chosen({ identity }: IdentityMasks): IdentityKind {
    return identity?.kind ?? this.settings.identityDocuments[0] ?? DEFAULT_IDENTITY;
  }

  /** The document whose number no decision has erased yet. */
  givenIn(manager: EntityManager, userId: number): Promise<IdentityKind | null> {
    return this.numbers.givenIn(manager, userId);
  }

  /** The same of a waiting member, or the document offered first. */
  async chosenIn(manager: EntityManager, userId: number): Promise<IdentityKind> {
    return (await this.givenIn(manager, userId)) ?? this.chosen(NO_MASKS);
  }

  async masks(userId: number): Promise<IdentityMasks> {
    return (await this.masksOf([userId])).get(userId) ?? NO_MASKS;
  }

  /** Members without a number are not in the map. */
  async masksOf(userIds: readonly number[]): Promise<Map<number, IdentityMasks>> {
    if (userIds.length === 0) return new Map();
    const masks = new Map<number, IdentityMasks>();
    for (const number of await this.numbers.shownOfUsers(userIds)) {
      const { userId, kind } = number;
      const mask = maskOf(number);
      const told = isIdentityKind(kind) ? { identity: { ...mask, kind } } : { pan: mask };
      masks.set(userId, { ...(masks.get(userId) ?? NO_MASKS), ...told });
    }
    return masks;
  }

  /** The plain number; null when there is none or it was erased. The caller audits the access before showing it. */
  async reveal(userId: number, kind: DocumentKind): Promise<string | null> {
    const number = await this.numbers.find(userId, kind);
    return number?.sealed ? this.keyRing.open(number.sealed, identityContext(userId, kind)).toString() : null;
  }

  /** Keeps the last four characters, the kind and the fingerprint. */
  erase(manager: EntityManager, userId: number): Promise<void> {
    return this.numbers.erase(manager, userId, this.clock.now());
  }

  /** Other members with the same numbers as these; erased numbers match too, by their fingerprints. */
  async sameNumbers(userIds: readonly number[]): Promise<SameNumber[]> {
    return userIds.length === 0 ? [] : this.numbers.sameNumbers(userIds);
  }

  /** Erased numbers too. */
  fingerprints(manager: EntityManager, userId: number): Promise<{ kind: TraceableKind; fingerprint: Buffer }[]> {
    return this.numbers.fingerprints(manager, userId);
  }

  private put(manager: EntityManager, userId: number, kind: DocumentKind, plain: string): Promise<void> {
    return this.numbers.put(manager, {
      userId,
      kind,
      sealed: this.keyRing.seal(plain, identityContext(userId, kind)),
      // R82: four digits are the same on too many cards.
      fingerprint: kind === 'aadhaar-masked' ? null : keyedDigest(this.settings.secrets.fingerprints, kind, plain),
      last4: plain.slice(-4),
      wellFormed: isWellFormed(kind, plain),
      createdAt: this.clock.now(),
      erasedAt: null,
    });
  }
}

export const NO_MASKS: IdentityMasks = { identity: null, pan: null };

/** The context that an encrypted number is bound to. */
export const identityContext = (userId: number, kind: DocumentKind): string => `identity:${userId}:${kind}`;

const maskOf = ({ last4, wellFormed, erasedAt }: ShownNumber): IdentityMask => ({
  last4,
  wellFormed,
  erased: erasedAt !== null,
});
