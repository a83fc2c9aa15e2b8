import { CANDIDATE_CONSENT_VERSION } from '@kalyanam/shared/text-versions';
import type { VocabularyValue } from '@kalyanam/shared/domain/vocabulary';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { refusedField } from '../common/errors/app-error.js';
import { duplicateKey } from '../database/errors.js';
import { CandidateConsent, type ConsentMethod } from './candidate-consent.entity.js';

/** R45: a profile that somebody else made waits for the candidate's own consent. The only writer of `candidate_consents`. */
@Injectable()
export class CandidateConsents {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Whom to ask; null where nobody has to be asked, or they have agreed. */
  async waiting(userId: number, manager: EntityManager = this.database.manager): Promise<CandidateConsent | null> {
    const consent = await this.of(userId, manager);
    return consent?.agreedAt === null ? consent : null;
  }

  /** The consent that is given or waited for; null of a profile that its candidate made. */
  of(userId: number, manager: EntityManager = this.database.manager): Promise<CandidateConsent | null> {
    return manager.findOneBy(CandidateConsent, { userId });
  }

  /**
   * Of the profile that somebody else made of the owner of this number, while they hold its account: the one agreed to, else
   * the first for which the number was given. Who has not agreed may have it erased all the same.
   */
  ofCandidate(phone: string): Promise<CandidateConsent | null> {
    return this.database.manager.findOne(CandidateConsent, {
      where: { phone, takenOverAt: IsNull() },
      order: { agreedAt: 'DESC', userId: 'ASC' },
    });
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

  /** The number was mistyped. The account must be locked. */
  async correct(manager: EntityManager, userId: number, phone: string): Promise<void> {
    await manager.update(CandidateConsent, { userId }, { phone });
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
