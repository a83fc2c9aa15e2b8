import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { limitOf, type Page } from '../../platform/http/paging.js';
import type { PhotoToSee } from '../../profiles/photos/photo-addresses.js';
import { Photo } from '../../profiles/photos/photo.entity.js';
import { notRejected } from '../../profiles/photos/photos.repository.js';
import { Marriage } from './marriage.entity.js';
import { MarriageStory } from './marriage-story.entity.js';

interface PhotoOfRow {
  /** Null unless both have ticked it. */
  readonly photoId: string | null;
  readonly photoWidth: number;
  readonly photoHeight: number;
}

export interface StoryRow extends PhotoOfRow {
  readonly marriageId: number;
  readonly id: string;
  readonly text: string;
  readonly version: number;
  readonly names: unknown;
  readonly since: Date;
  readonly confirmedAt: Date;
  readonly idA: string;
  readonly nameA: string;
  readonly nameTeA: string | null;
  readonly placeA: string;
  readonly idB: string;
  readonly nameB: string;
  readonly nameTeB: string | null;
  readonly placeB: string;
}

/** The photo of a row, with what its addresses need. */
export const photoIn = ({ photoId, photoWidth, photoHeight }: PhotoOfRow): PhotoToSee | null =>
  photoId === null ? null : { publicId: photoId, width: photoWidth, height: photoHeight };

/** Where a family lives: abroad the town of the candidate's work, else the home of the family. */
const place = (profile: string): string =>
  `IF(${profile}.work_type = 'nri', COALESCE(${profile}.work_city, ${profile}.family_city), ${profile}.family_city)`;

/** A photo that the team has refused is in no story. */
const OPEN = notRejected('ph');
const BOTH_TICK = `s.photo_by_a AND s.photo_by_b AND ${OPEN}`;

const STORIES = `SELECT s.marriage_id AS marriageId, m.public_id AS id, s.text, s.version,
    s.named_by_a AND s.named_by_b AS names, s.since, m.confirmed_at AS confirmedAt,
    ua.public_id AS idA, a.name AS nameA, a.name_te AS nameTeA, ${place('a')} AS placeA,
    ub.public_id AS idB, b.name AS nameB, b.name_te AS nameTeB, ${place('b')} AS placeB,
    ph.public_id AS photoId, ph.width AS photoWidth, ph.height AS photoHeight
  FROM marriage_stories s JOIN marriages m ON m.id = s.marriage_id
    JOIN users ua ON ua.id = s.user_id_a JOIN profiles a ON a.user_id = ua.id
    JOIN users ub ON ub.id = s.user_id_b JOIN profiles b ON b.user_id = ub.id
    LEFT JOIN photos ph ON ph.id = s.photo_id AND ${BOTH_TICK}`;

@Injectable()
export class StoriesRepository {
  constructor(private readonly database: DataSource) {}

  /** A confirmed marriage of this member. */
  async marriage(id: string, userId: number, manager = this.database.manager): Promise<Marriage | null> {
    const marriage = await manager.findOneBy(Marriage, { publicId: id });
    const isTheirs = marriage?.claimantId === userId || marriage?.namedId === userId;
    return marriage?.confirmedAt && isTheirs ? marriage : null;
  }

  forMarriage(marriageId: number, manager = this.database.manager): Promise<MarriageStory | null> {
    return manager.findOneBy(MarriageStory, { marriageId });
  }

  async put(
    manager: EntityManager,
    story: Omit<MarriageStory, 'marriage' | 'userA' | 'userB' | 'photo'>,
  ): Promise<void> {
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
      `${STORIES} WHERE s.state = ? ORDER BY s.since ${state === 'public' ? 'DESC' : ''}, s.marriage_id LIMIT ? OFFSET ?`,
      [state, ...limitOf(page)],
    );
  }

  /** The stories of these marriages that still wait for the team. */
  async waiting(marriageIds: readonly number[]): Promise<Map<number, StoryRow>> {
    const rows = await this.database.query<StoryRow[]>(`${STORIES} WHERE s.state = 'review' AND s.marriage_id IN (?)`, [
      marriageIds,
    ]);
    return new Map(rows.map((row) => [row.marriageId, row]));
  }

  /** What one of the two has offered, if it is still there. */
  async photoOf({ photoId }: Pick<MarriageStory, 'photoId'>): Promise<Photo | null> {
    if (photoId === null) return null;
    return this.database.manager.findOneBy(Photo, { id: photoId, reviewState: Not(In(['refused', 'rejected'])) });
  }

  /** Whether everyone may see this photo in the story of this marriage, at this moment. */
  async shows(id: string, photoId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM marriages m JOIN marriage_stories s ON s.marriage_id = m.id
         JOIN photos ph ON ph.id = s.photo_id AND ${BOTH_TICK}
       WHERE m.public_id = ? AND ph.public_id = ? AND s.state = 'public'`,
      [id, photoId],
    );
    return rows.length > 0;
  }

  /** Whether the other one of the two is asked for a tick on this photo, or has given it. */
  async isOffered(photoId: number, userId: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM marriage_stories s JOIN photos ph ON ph.id = s.photo_id AND ${OPEN}
       WHERE s.photo_id = ? AND (s.user_id_a = ? OR s.user_id_b = ?)`,
      [photoId, userId, userId],
    );
    return rows.length > 0;
  }

  count(state: 'public' | 'review'): Promise<number> {
    return this.database.manager.countBy(MarriageStory, { state });
  }
}
