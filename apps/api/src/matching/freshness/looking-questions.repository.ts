import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { LookingQuestion } from './looking-question.entity.js';

/** The only writer of `looking_questions`. */
@Injectable()
export class LookingQuestions {
  constructor(private readonly database: DataSource) {}

  /** The newest question of a member; the account must be locked. */
  lock(manager: EntityManager, userId: number): Promise<LookingQuestion | null> {
    return manager.findOne(LookingQuestion, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  isOpen(userId: number): Promise<boolean> {
    return this.database.manager.existsBy(LookingQuestion, { userId, closedAt: IsNull() });
  }

  byToken(tokenHash: Buffer): Promise<LookingQuestion | null> {
    return this.database.manager.findOneBy(LookingQuestion, { tokenHash });
  }

  async put(manager: EntityManager, question: Omit<LookingQuestion, 'user'>): Promise<void> {
    await manager.upsert(LookingQuestion, question, ['userId']);
  }

  async close(manager: EntityManager, userId: number, closedAt: Date): Promise<void> {
    await manager.update(LookingQuestion, { userId, closedAt: IsNull() }, { closedAt });
  }
}
