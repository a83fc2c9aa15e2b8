import type { DetailFields } from '@kalyanam/shared/topics/profile/details';
import { RELATIVE_DETAILS } from '@kalyanam/shared/topics/profile/details';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProfileDetailsRepository } from './profile-details.repository.js';
import { NEVER_TOLD, NO_DETAILS, type DetailRows } from './profile-details.view.js';

const NO_RELATIVES: Partial<DetailFields> = Object.fromEntries(RELATIVE_DETAILS.map((detail) => [detail, null]));

/** The only writer of `profile_details` and `siblings`. Methods that take a manager join its transaction. */
@Injectable()
export class ProfileDetailsService {
  constructor(private readonly details: ProfileDetailsRepository) {}

  async forUser(userId: number, manager?: EntityManager): Promise<DetailRows> {
    return (await this.details.ofUsers([userId], manager)).get(userId) ?? NEVER_TOLD;
  }

  /** Details of many members; those without any are left out. */
  ofUsers(userIds: readonly number[]): Promise<ReadonlyMap<number, DetailRows>> {
    return this.details.ofUsers(userIds);
  }

  /** Changes some of them; the member's account must be locked. */
  async change(manager: EntityManager, userId: number, fields: Partial<DetailFields>): Promise<void> {
    const { version } = await this.forUser(userId, manager);
    await this.details.put(manager, userId, fields, version + 1);
  }

  /** In the order of the list, which replaces the one before. */
  async setSiblings(manager: EntityManager, userId: number, siblings: readonly Sibling[]): Promise<void> {
    await this.change(manager, userId, {});
    await this.details.putSiblings(manager, userId, siblings);
  }

  /** When the consent is withdrawn that they rest on. */
  async eraseRelatives(manager: EntityManager, userId: number): Promise<void> {
    const { fields, siblings } = await this.forUser(userId, manager);
    if (fields === NO_DETAILS && siblings.length === 0) return;
    await this.change(manager, userId, NO_RELATIVES);
    await this.details.putSiblings(manager, userId, []);
  }
}
