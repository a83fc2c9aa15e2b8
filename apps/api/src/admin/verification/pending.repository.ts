import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { User } from '../../accounts/user.entity.js';
import { Profile } from '../../profiles/profile.entity.js';
import { VerificationCase } from '../../cases/verification-case.entity.js';

/** An open case with its account and profile. */
export interface PendingCase {
  opened: VerificationCase;
  user: User;
  profile: Profile;
}

@Injectable()
export class PendingRepository {
  constructor(private readonly database: DataSource) {}

  /** Open cases, oldest first. */
  async page(offset: number, count: number): Promise<PendingCase[]> {
    const cases = await this.database
      .createQueryBuilder(VerificationCase, 'opened')
      .innerJoinAndSelect('opened.user', 'user')
      .innerJoinAndMapOne('opened.profile', Profile, 'profile', 'profile.user_id = opened.user_id')
      .leftJoinAndSelect('opened.claimer', 'claimer')
      .where('opened.decided_at IS NULL')
      .orderBy('opened.entered_at')
      .addOrderBy('opened.id')
      .offset(offset)
      .limit(count)
      .getMany();
    return (cases as (VerificationCase & { profile: Profile })[]).map((opened) => ({
      opened,
      user: opened.user,
      profile: opened.profile,
    }));
  }

  count(): Promise<number> {
    return this.database.createQueryBuilder(VerificationCase, 'opened').where('opened.decided_at IS NULL').getCount();
  }
}
