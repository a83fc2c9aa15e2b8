import type { WrittenName } from '@kalyanam/shared/base/person-name';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { QueueMarks } from '../../people/accounts/queue-marks.repository.js';
import { SearchWords } from '../../people/accounts/search-words.repository.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Profile } from './profile.entity.js';

@Injectable()
export class ProfilesRepository {
  constructor(
    private readonly database: DataSource,
    private readonly words: SearchWords,
    private readonly changes: MemberChanges,
    private readonly marks: QueueMarks,
  ) {}

  async insert(manager: EntityManager, profile: Partial<Profile> & Pick<Profile, 'userId'>): Promise<void> {
    await manager.insert(Profile, profile);
    await this.words.put(manager, profile.userId, { name: profile.name });
    await this.changes.note(manager, [profile.userId]);
  }

  byUserId(userId: number): Promise<Profile | null> {
    return this.database.getRepository(Profile).findOneBy({ userId });
  }

  async withUser(userId: number): Promise<{ user: User; profile: Profile } | null> {
    return (await this.withUsers([userId])).get(userId) ?? null;
  }

  /** `find` asks once for both, `findOne` first for the key. */
  async withUsers(userIds: readonly number[]): Promise<Map<number, { user: User; profile: Profile }>> {
    const profiles = await this.database
      .getRepository(Profile)
      .find({ where: { userId: In([...userIds]) }, relations: { user: true } });
    return new Map(profiles.map((profile) => [profile.userId, { user: profile.user, profile }]));
  }

  async genderOf(userId: number): Promise<Gender | null> {
    const profile = await this.database
      .getRepository(Profile)
      .findOne({ where: { userId }, select: { userId: true, gender: true } });
    return profile?.gender ?? null;
  }

  writtenNameOf(userId: number): Promise<WrittenName | null> {
    return this.database
      .getRepository(Profile)
      .findOne({ where: { userId }, select: { userId: true, name: true, nameTe: true } });
  }

  lock(manager: EntityManager, userId: number): Promise<Profile | null> {
    return manager.findOne(Profile, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  async update(
    manager: EntityManager,
    userId: number,
    values: Partial<Omit<Profile, 'userId' | 'user'>>,
  ): Promise<void> {
    await manager.update(Profile, { userId }, values);
    await this.words.put(manager, userId, { name: values.name });
    if (values.workType !== undefined) await this.marks.put(manager, [userId]);
    await this.changes.note(manager, [userId]);
  }
}
