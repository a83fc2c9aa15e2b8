/**
 * R16: identity numbers are encrypted at rest, shown by their last four characters, and erased on the team's
 * decision. The keyed fingerprint stays: it finds a second account with the same number, and reveals nothing
 * without the key, which is kept outside the database.
 */
import { plainIdentityNumber } from '@kalyanam/shared/rules/fields';
import { verhoeffHolds } from '@kalyanam/shared/verhoeff';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { keyedDigest } from '../common/crypto/digest.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import { Settings } from '../config/settings.js';
import type { IdentityNumber } from './identity-number.entity.js';
import { IdentityRepository, type SameNumber } from './identity.repository.js';

interface IdentityMask {
  readonly last4: string;
  readonly wellFormed: boolean;
  readonly erased: boolean;
}

export type IdentityMasks = Readonly<Record<DocumentKind, IdentityMask | null>>;

/** As shown to the team (R16). */
export const maskedNumbers = ({ aadhaar, pan }: IdentityMasks) => ({
  aadhaarNumber: aadhaar && `XXXX XXXX ${aadhaar.last4}`,
  panNumber: pan && `XXXXXX${pan.last4}`,
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

  /** Stores the given numbers in place of earlier ones; they have passed the shared rules. */
  async store(
    manager: EntityManager,
    userId: number,
    given: { aadhaarNumber?: string | null; panNumber?: string | null },
  ): Promise<void> {
    if (given.aadhaarNumber) await this.put(manager, userId, 'aadhaar', given.aadhaarNumber);
    if (given.panNumber) await this.put(manager, userId, 'pan', given.panNumber);
  }

  async masks(userId: number): Promise<IdentityMasks> {
    return (await this.masksOf([userId])).get(userId) ?? NO_MASKS;
  }

  /** Members without a number are not in the map. */
  async masksOf(userIds: readonly number[]): Promise<Map<number, IdentityMasks>> {
    if (userIds.length === 0) return new Map();
    const masks = new Map<number, IdentityMasks>();
    for (const number of await this.numbers.ofUsers(userIds))
      masks.set(number.userId, { ...(masks.get(number.userId) ?? NO_MASKS), [number.kind]: maskOf(number) });
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
  fingerprints(manager: EntityManager, userId: number): Promise<{ kind: DocumentKind; fingerprint: Buffer }[]> {
    return this.numbers.fingerprints(manager, userId);
  }

  private put(manager: EntityManager, userId: number, kind: DocumentKind, typed: string): Promise<void> {
    const plain = plainIdentityNumber(typed);
    return this.numbers.put(manager, {
      userId,
      kind,
      sealed: this.keyRing.seal(plain, identityContext(userId, kind)),
      fingerprint: keyedDigest(this.settings.secrets.fingerprints, kind, plain),
      last4: plain.slice(-4),
      wellFormed: kind === 'pan' || verhoeffHolds(plain),
      createdAt: this.clock.now(),
      erasedAt: null,
    });
  }
}

const NO_MASKS: IdentityMasks = { aadhaar: null, pan: null };

/** The context that an encrypted number is bound to. */
export const identityContext = (userId: number, kind: DocumentKind): string => `identity:${userId}:${kind}`;

const maskOf = ({ last4, wellFormed, erasedAt }: IdentityNumber): IdentityMask => ({
  last4,
  wellFormed,
  erased: erasedAt !== null,
});
