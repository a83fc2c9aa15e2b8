import type { VocabularyValue } from '@kalyanam/shared/base/domain/vocabulary';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { CANDIDATE_CONSENT_VERSION } from '@kalyanam/shared/base/text-versions';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { keyedDigest, sha256 } from '../../platform/crypto/digest.js';
import { publicIdOf } from '../../platform/crypto/public-id.js';
import { refusedField } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import { duplicateKey } from '../../platform/database/errors.js';
import { CandidateConsent, type ConsentMethod } from './candidate-consent.entity.js';

const DAY_SECONDS = 86_400;

/**
 * R45: a profile that someone else made waits for the candidate's own consent. The only writer of `candidate_consents`.
 */
@Injectable()
export class CandidateConsents {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The consent to ask for; null where none is needed, or it was given. */
  async waiting(userId: number, manager: EntityManager = this.database.manager): Promise<CandidateConsent | null> {
    const consent = await this.forUser(userId, manager);
    return consent?.agreedAt === null ? consent : null;
  }

  /** The consent that is given or waited for; null of a profile that its candidate made. */
  forUser(userId: number, manager: EntityManager = this.database.manager): Promise<CandidateConsent | null> {
    return manager.findOneBy(CandidateConsent, { userId });
  }

  /** The consent of a profile whose account is still held by the person who made it. */
  async held(userId: number, manager: EntityManager = this.database.manager): Promise<CandidateConsent | null> {
    const consent = await this.forUser(userId, manager);
    return consent?.takenOverAt === null ? consent : null;
  }

  /**
   * The consent for the profile made for the owner of this number, while its maker holds the account: the one agreed
   * to, else the first for which the number was given. A candidate may erase it without having agreed.
   */
  ofCandidate(phone: string): Promise<CandidateConsent | null> {
    return this.database.manager.findOne(CandidateConsent, {
      where: { phone, takenOverAt: IsNull() },
      order: { agreedAt: 'DESC', userId: 'ASC' },
    });
  }

  /** The consent behind the link of an SMS, while its days last and the account has not been taken over. */
  byLink(link: string): Promise<CandidateConsent | null> {
    return this.database.manager.findOneBy(CandidateConsent, {
      linkHash: sha256(link),
      linkUntil: MoreThan(this.clock.now()),
      takenOverAt: IsNull(),
    });
  }

  /**
   * The link for the SMS to this number. Every SMS to one number has the same, so that a later one closes none; another
   * number gets another. The account must be locked.
   */
  async link(manager: EntityManager, { userId, phone }: Pick<CandidateConsent, 'userId' | 'phone'>): Promise<string> {
    const link = publicIdOf(keyedDigest(this.settings.secrets.codes, 'candidate-link', String(userId), phone));
    const linkUntil = this.clock.inSeconds(LIMITS.candidateLinkDays * DAY_SECONDS);
    await manager.update(CandidateConsent, { userId }, { phone, linkHash: sha256(link), linkUntil });
    return `${this.settings.memberUrl}/made-for-me?link=${link}`;
  }

  /** The account must be locked. */
  async want(manager: EntityManager, userId: number, wants: string): Promise<void> {
    await manager.update(CandidateConsent, { userId }, { wants });
  }

  /** The account must be locked. */
  async takenOver(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(CandidateConsent, { userId }, { takenOverAt: this.clock.now() });
  }

  async ask(
    manager: EntityManager,
    asked: { userId: number; relation: VocabularyValue<'deskRelation'>; phone: string },
  ): Promise<void> {
    await manager.insert(CandidateConsent, { ...asked, askedAt: this.clock.now() });
  }

  /** The account must be locked. @throws AppError candidate-taken when this candidate has agreed to another profile */
  async agree(
    manager: EntityManager,
    { userId, phone, method }: { userId: number; phone: string; method: ConsentMethod },
  ): Promise<void> {
    const agreed = {
      phone,
      agreedPhone: phone,
      method,
      agreedAt: this.clock.now(),
      wants: null,
      textVersion: CANDIDATE_CONSENT_VERSION,
    };
    try {
      await manager.update(CandidateConsent, { userId, agreedAt: IsNull() }, agreed);
    } catch (error) {
      if (duplicateKey(error) === 'uq_candidate_consents_phone') throw refusedField('candidate-taken', 'phone');
      throw error;
    }
  }
}
