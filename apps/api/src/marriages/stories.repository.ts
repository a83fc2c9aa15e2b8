import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { limitOf, type Page } from '../common/http/paging.js';
import { Marriage } from './marriage.entity.js';
import { MarriageStory } from './marriage-story.entity.js';

export interface StoryRow {
  readonly id: string;
  readonly text: string;
  readonly version: number;
  readonly names: unknown;
  readonly since: Date;
  readonly confirmedAt: Date;
  readonly idA: string;
  readonly nameA: string;
  readonly placeA: string;
  readonly idB: string;
  readonly nameB: string;
  readonly placeB: string;
}

/** Where a family lives: abroad the town of the candidate's work, else the home of the family. */
const place = (profile: string): string =>
  `IF(${profile}.work_type = 'nri', COALESCE(${profile}.work_city, ${profile}.family_city), ${profile}.family_city)`;

@Injectable()
export class StoriesRepository {
  constructor(private readonly database: DataSource) {}

  /** A confirmed marriage of this member. */
  async marriage(id: string, userId: number, manager = this.database.manager): Promise<Marriage | null> {
    const marriage = await manager.findOneBy(Marriage, { publicId: id });
    const isTheirs = marriage?.claimantId === userId || marriage?.namedId === userId;
    return marriage?.confirmedAt && isTheirs ? marriage : null;
  }

  of(marriageId: number, manager = this.database.manager): Promise<MarriageStory | null> {
    return manager.findOneBy(MarriageStory, { marriageId });
  }

  async put(manager: EntityManager, story: Omit<MarriageStory, 'marriage' | 'userA' | 'userB'>): Promise<void> {
    await manager.save(MarriageStory, story);
  }

  byMarriage(manager: EntityManager, id: string): Promise<MarriageStory | null> {
    return manager
      .createQueryBuilder(MarriageStory, 's')
      .innerJoin('s.marriage', 'm')
      .where('m.publicId = :id', { id })
      .setLock('pessimistic_write')
      .getOne();
  }

  /** Published ones the newest first, and those that wait for the team the oldest first. */
  page(state: 'public' | 'review', page: Page): Promise<StoryRow[]> {
    return this.database.query(
      `SELECT m.public_id AS id, s.text, s.version, s.named_by_a AND s.named_by_b AS names, s.since,
         m.confirmed_at AS confirmedAt, ua.public_id AS idA, a.name AS nameA, ${place('a')} AS placeA,
         ub.public_id AS idB, b.name AS nameB, ${place('b')} AS placeB
       FROM marriage_stories s JOIN marriages m ON m.id = s.marriage_id
         JOIN users ua ON ua.id = s.user_id_a JOIN profiles a ON a.user_id = ua.id
         JOIN users ub ON ub.id = s.user_id_b JOIN profiles b ON b.user_id = ub.id
       WHERE s.state = ? ORDER BY s.since ${state === 'public' ? 'DESC' : ''}, s.marriage_id LIMIT ? OFFSET ?`,
      [state, ...limitOf(page)],
    );
  }

  count(state: 'public' | 'review'): Promise<number> {
    return this.database.manager.countBy(MarriageStory, { state });
  }
}
