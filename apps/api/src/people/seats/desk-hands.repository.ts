import type { DeskRelation, HandView } from '@kalyanam/shared/topics/family/desk';
import type { DeskActName } from '@kalyanam/shared/topics/family/drafts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A hand has its name while it sits at the desk. */
const NAMED = `LEFT JOIN desk_members m ON m.profile_user_id = a.profile_user_id AND m.user_id = a.by_user_id AND m.live = 1
  LEFT JOIN users h ON h.id = m.user_id`;

/** C14: the family member behind an act that others and the candidate see. */
@Injectable()
export class DeskHands {
  constructor(private readonly database: DataSource) {}

  /** The family member who did the last of these acts, for each of these others by public id. */
  async last(
    profileUserId: number,
    aboutIds: readonly number[],
    acts: readonly DeskActName[],
  ): Promise<Map<string, HandView>> {
    if (aboutIds.length === 0) return new Map();
    const rows = await this.database.query<({ id: string } & HandView)[]>(
      `SELECT o.public_id AS id, a.relation, h.own_name AS name FROM desk_acts a JOIN users o ON o.id = a.about_user_id
       ${NAMED} WHERE a.profile_user_id = ? AND a.about_user_id IN (?) AND a.act IN (?) ORDER BY a.at, a.id`,
      [profileUserId, aboutIds, acts],
    );
    return new Map(rows.map(({ id, name, relation }) => [id, { name, relation }]));
  }

  /** The contact of another family: the manager who may answer and has had the seat longest. */
  async talkTo(profileUserId: number): Promise<DeskRelation | null> {
    const rows = await this.database.query<{ relation: DeskRelation }[]>(
      `SELECT relation FROM desk_members WHERE profile_user_id = ? AND live = 1 AND role = 'manager'
         AND FIND_IN_SET('answer', allow) > 0 AND accepted_at IS NOT NULL ORDER BY accepted_at, id LIMIT 1`,
      [profileUserId],
    );
    return rows[0]?.relation ?? null;
  }

  /** The family members of these families who opened the owner's number. */
  async lookedBy(ownerId: number, profileUserIds: readonly number[]): Promise<Map<number, DeskRelation[]>> {
    const found = new Map<number, DeskRelation[]>();
    if (profileUserIds.length === 0) return found;
    const rows = await this.database.query<{ profileId: number; relation: DeskRelation }[]>(
      `SELECT DISTINCT profile_user_id AS profileId, relation FROM desk_acts
       WHERE profile_user_id IN (?) AND about_user_id = ? AND act = 'contact'`,
      [profileUserIds, ownerId],
    );
    for (const { profileId, relation } of rows) found.set(profileId, [...(found.get(profileId) ?? []), relation]);
    return found;
  }
}
