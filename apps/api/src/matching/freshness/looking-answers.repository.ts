import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { LookingAnswerRow } from './looking-answer.entity.js';

export type GivenAnswer = Pick<LookingAnswerRow, 'userId' | 'answer' | 'until' | 'via' | 'at'>;

/** The only writer of `looking_answers`. */
@Injectable()
export class LookingAnswerRows {
  constructor(private readonly database: DataSource) {}

  /** The same answer once more within seconds is a second press, and is kept once. */
  async keep(manager: EntityManager, given: GivenAnswer, seconds: number): Promise<void> {
    const where = { userId: given.userId };
    const [last] = await manager.find(LookingAnswerRow, { where, order: { id: 'DESC' }, take: 1 });
    const isSame = last?.answer === given.answer && last.until === given.until;
    if (isSame && given.at.getTime() - last.at.getTime() < seconds * 1000) return;
    await manager.insert(LookingAnswerRow, given);
  }

  /** Newest first. */
  newest(userId: number, most: number): Promise<LookingAnswerRow[]> {
    return this.database.manager.find(LookingAnswerRow, { where: { userId }, order: { id: 'DESC' }, take: most });
  }

  hasAnswered(manager: EntityManager, userId: number, since: Date): Promise<boolean> {
    return manager.existsBy(LookingAnswerRow, { userId, at: MoreThanOrEqual(since) });
  }
}
