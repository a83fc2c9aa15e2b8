import type { UserRow, UsersPage, UsersQuery } from '@kalyanam/shared/team/users';
import { ageOn } from '@kalyanam/shared/base/india-time';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/time/clock.js';
import type { Answer } from '../../platform/http/answer.js';
import { sliceOf, type ListPlan } from '../lists/list-query.js';
import { Lists, SHORT, type ReadRows } from '../lists/lists.service.js';
import { MembersInMemory } from '../lists/member-table/members-in-memory.service.js';
import { userListPlan } from './user-list.plan.js';
import { UserSearch } from './user-search.service.js';
import { UserListRepository, type UserListRow } from './user-list.repository.js';
import { pageOf, wantedOf } from './user-list.wanted.js';

/** Members' accounts, searched by name, email, phone or id; the filters match the dashboard's counts. */
@Injectable()
export class UserList {
  constructor(
    private readonly users: UserListRepository,
    private readonly lists: Lists,
    private readonly members: MembersInMemory,
    private readonly search: UserSearch,
    private readonly clock: Clock,
  ) {}

  async page(query: UsersQuery): Promise<Answer<UsersPage>> {
    const now = this.clock.now();
    const typed = query.q?.trim() ?? '';
    const [wanted, page] = [wantedOf(query, now), pageOf(query)];
    const found = await (typed === '' ? this.members.page(wanted, page) : this.search.page(typed, wanted, page));
    const read: ReadRows<UserRow> = (ids) => this.read(ids);
    if (found) return this.lists.found(found, read, typed === '' ? Infinity : SHORT);
    return this.lists.page(userListPlan(query, now), sliceOf(query), read);
  }

  plan(query: UsersQuery): ListPlan {
    return userListPlan(query, this.clock.now());
  }

  readonly columns = {
    Id: (row: UserRow) => row.userId,
    'Profile ID': (row: UserRow) => formatMemberCode(row.memberCode),
    Name: (row: UserRow) => row.name,
    Email: (row: UserRow) => row.email,
    Phone: (row: UserRow) => row.phone,
    Gender: (row: UserRow) => row.gender,
    Age: (row: UserRow) => row.age,
    Verification: (row: UserRow) => row.verificationStatus,
    Account: (row: UserRow) => row.accountStatus,
    Online: (row: UserRow) => row.isActive,
    Registered: (row: UserRow) => row.registeredAt,
    'Last active': (row: UserRow) => row.lastActiveAt,
  };

  async read(ids: readonly number[]): Promise<Map<number, UserRow>> {
    const now = this.clock.now();
    return new Map((await this.users.rows(ids)).map((row) => [row.id, userRow(row, now)]));
  }
}

const userRow = (row: UserListRow, now: Date): UserRow => ({
  userId: row.publicId,
  memberCode: row.memberCode,
  name: row.name,
  email: row.email,
  phone: row.phone,
  gender: row.gender,
  age: ageOn(row.dob, now),
  verificationStatus: row.verificationStatus,
  accountStatus: row.accountStatus,
  isActive: Boolean(row.isActive),
  registeredAt: row.registeredAt.toISOString(),
  lastActiveAt: row.lastActiveAt.toISOString(),
});
