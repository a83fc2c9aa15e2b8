import type { DetailFields } from '@kalyanam/shared/topics/profile/details';
import { INDIA_MINUTES } from '@kalyanam/shared/base/india-time';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import type { FamilyTokens } from '../../profiles/gothras/lineages.service.js';
import { Photo } from '../../profiles/photos/photo.entity.js';
import { ProfileDetailsRow } from '../../profiles/profile/profile-details.entity.js';
import { NO_DETAILS } from '../../profiles/profile/profile-details.view.js';
import { Profile } from '../../profiles/profile/profile.entity.js';
import { BrowseMust } from './browse-must.entity.js';
import { BrowseEntry, type ListedRelation } from './browse-entry.entity.js';

export interface ListedFacts {
  readonly user: User;
  readonly profile: Profile;
  readonly details: DetailFields;
  readonly photos: readonly Photo[];
  /** R65: what the row in the listing rests on; null where that is missing, whatever the account says. */
  readonly grounds: Grounds | null;
}

export interface Grounds {
  readonly verifiedCaseId: number | null;
}

@Injectable()
export class BrowseEntriesRepository {
  constructor(private readonly database: DataSource) {}

  /** The current facts, locked: this transaction's snapshot may be older. */
  async facts(manager: EntityManager, userId: number): Promise<ListedFacts | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const user = await manager.findOne(User, { where: { id: userId }, lock });
    const profile = user && (await manager.findOne(Profile, { where: { userId }, lock }));
    if (!user || !profile) return null;
    const details = await manager.findOne(ProfileDetailsRow, { where: { userId }, lock });
    const photos = await manager.find(Photo, {
      where: { userId },
      select: { id: true, reviewState: true, userId: true },
    });
    const grounds = await this.grounds(manager, user);
    return { user, profile, details: details ?? NO_DETAILS, photos, grounds };
  }

  private async grounds(manager: EntityManager, { id, verificationStatus }: User): Promise<Grounds | null> {
    const proved = await manager.query<unknown[]>(
      'SELECT m.user_id FROM email_proofs m JOIN phone_proofs p ON p.user_id = m.user_id WHERE m.user_id = ? LOCK IN SHARE MODE',
      [id],
    );
    const unasked = await manager.query<unknown[]>(
      'SELECT user_id FROM candidate_consents WHERE user_id = ? AND agreed_at IS NULL LOCK IN SHARE MODE',
      [id],
    );
    if (proved.length === 0 || unasked.length > 0) return null;
    if (verificationStatus !== 'verified') return { verifiedCaseId: null };
    const [approved] = await manager.query<{ id: number }[]>(
      `SELECT id FROM verification_cases WHERE user_id = ? AND decision IN ('approve', 'pre-approved')
       ORDER BY id DESC LIMIT 1 LOCK IN SHARE MODE`,
      [id],
    );
    return approved ? { verifiedCaseId: approved.id } : null;
  }

  find(manager: EntityManager, userId: number): Promise<BrowseEntry | null> {
    return manager.findOneBy(BrowseEntry, { userId });
  }

  async put(manager: EntityManager, entry: Omit<BrowseEntry, ListedRelation>): Promise<void> {
    await manager.upsert(BrowseEntry, entry, ['userId']);
  }

  /** R42: a confirmation changes nothing else of a row, and makes none. */
  async confirm(manager: EntityManager, userId: number, confirmedAt: Date): Promise<void> {
    await manager.update(BrowseEntry, { userId }, { confirmedAt, takenOver: false });
  }

  /**
   * R102: listed candidates who came of age between these dates of birth, after they registered, and have no notice of
   * it. The notification is that record: it is kept longer than the dates reach back.
   */
  async newlyOfAge(gender: Gender, after: string, by: string, limit: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT e.user_id AS id FROM browse_entries e
       WHERE e.gender = ? AND e.dob > ? AND e.dob <= ?
         AND DATE(e.registered_at + INTERVAL ${INDIA_MINUTES} MINUTE) < e.dob + INTERVAL ${LIMITS.marriageAge[gender]} YEAR
         AND NOT EXISTS (SELECT 1 FROM notifications n WHERE n.user_id = e.user_id AND n.kind = 'of-age')
       ORDER BY e.user_id LIMIT ?`,
      [gender, after, by, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** News to searches, as if it had come into the listing at this moment. */
  async makeNews(manager: EntityManager, userId: number, at: Date): Promise<void> {
    await manager.update(BrowseEntry, { userId }, { newsAt: at, verifiedNewsAt: at });
  }

  /**
   * What a family's rule avoids beyond its own gothra; most families avoid nothing more, and nothing is written then.
   */
  async putAvoids(manager: EntityManager, userId: number, avoids: FamilyTokens['avoids']): Promise<void> {
    const before = await manager.query<{ line: string; token: number }[]>(
      `SELECT line, token FROM browse_avoids WHERE user_id = ?`,
      [userId],
    );
    const told = (rows: readonly { line: string; token: number }[]): string =>
      rows
        .map(({ line, token }) => `${line} ${token}`)
        .sort()
        .join();
    if (told(before) === told(avoids)) return;
    await manager.query(`DELETE FROM browse_avoids WHERE user_id = ?`, [userId]);
    for (const { line, token } of avoids)
      await manager.query(`INSERT INTO browse_avoids (token, user_id, line) VALUES (?, ?, ?)`, [token, userId, line]);
  }

  /** The team has put a text into the list, or taken it out: every row that has it by its old number. */
  async retoken(manager: EntityManager, key: string, token: number): Promise<void> {
    await manager.query(
      `UPDATE browse_entries e JOIN lineages l ON l.user_id = e.user_id AND l.line = 'own'
       SET e.gothra_own = ? WHERE l.typed_key = ? AND e.gothra_own <> 0`,
      [token, key],
    );
    await manager.query(
      `UPDATE browse_avoids a JOIN lineages l ON l.user_id = a.user_id AND l.line = a.line
       SET a.token = ? WHERE l.typed_key = ?`,
      [token, key],
    );
  }

  async resubcaste(manager: EntityManager, keys: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE browse_entries e JOIN stated_subcastes s ON s.user_id = e.user_id
       SET e.subcaste = s.subcaste WHERE s.typed_key IN (?)`,
      [keys],
    );
  }

  /** Most members have no must. */
  async putMusts(manager: EntityManager, userId: number, musts: Omit<BrowseMust, 'user'> | null): Promise<void> {
    if (musts) await manager.upsert(BrowseMust, musts, ['userId']);
    else await manager.delete(BrowseMust, { userId });
  }

  async remove(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(BrowseMust, { userId });
    await manager.delete(BrowseEntry, { userId });
  }
}
