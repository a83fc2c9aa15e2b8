import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { setImmediate as turn } from 'node:timers/promises';
import { Clock } from '../../../platform/time/clock.js';
import { reasonOf } from '../../../platform/errors/app-error.js';
import { runFailed } from '../../../platform/jobs/jobs.js';
import { OneAtATime } from '../../../platform/jobs/one-at-a-time.js';
import { ChangeFeed } from '../../../platform/change-feed/change-feed.service.js';
import { IndexMemory } from '../../../platform/change-feed/index-memory.service.js';
import { KeptIndex, MEMBERS_A_TURN } from '../../../platform/change-feed/kept-index.js';
import { MemberTable, type MembersPage, type TabledMember, type Wanted } from './member-table.js';
import { TabledMembers, type After, type Named } from './tabled-members.repository.js';

const PLACES_AT_ONCE = 4000;
const NEIGHBOURS_AT_ONCE = 10;
const LOOK_EVERY_MS = 60_000;
const DAY_SECONDS = 86_400;
/** A day longer than the dashboard looks back. */
const DECISIONS_DAYS = TEAM_LIMITS.dashboardDays.month + 1;
/**
 * For so long a moment of activity may come to be seen after a later one, or from a process whose clock runs behind.
 */
const ACTIVITY_OPEN_MS = 120_000;

const fromTheStart = (at = new Date(0)): After => ({ at, userId: 0 });

/**
 * Answers the team's list of members and the figures about all of them. The feed does not report activity, which
 * changes all the time: a request for that order first reads who has been active since the last look.
 */
@Injectable()
export class MembersInMemory extends KeptIndex<MemberTable> {
  private readonly looking = new OneAtATime(() => this.lookForActivity());

  constructor(
    private readonly members: TabledMembers,
    private readonly clock: Clock,
    feed: ChangeFeed,
    room: IndexMemory,
  ) {
    super(feed, room, { name: 'MembersInMemory', filled: 'members tabled' });
  }

  /** Null where the database must answer. @param among the members who may be on it; omit it for all */
  async page(
    wanted: Wanted,
    page: MembersPage,
    among?: readonly number[],
  ): Promise<{ ids: number[]; total: number } | null> {
    const table = await this.current();
    if (table === null || page.sort !== 'lastActiveAt') return table && table.page(wanted, page, among);
    await this.looking.run();
    return this.index && this.index.page(wanted, page, among);
  }

  /** Keeps that reading short. */
  @Interval(LOOK_EVERY_MS)
  async lookInTurn(): Promise<void> {
    if (!this.isReady) return;
    await this.looking.run().catch((error: unknown) => {
      runFailed();
      this.log.warn(`Who has been active could not be read: ${reasonOf(error)}`);
    });
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.looking.end().catch(() => undefined);
  }

  protected async takeIn(table: MemberTable, userIds: readonly number[]): Promise<void> {
    const members = await this.members.byIds(userIds, this.decisionsFrom());
    for (const userId of userIds) if (!members.has(userId)) table.remove(userId);
    for (const member of members.values()) {
      const isNamed = table.isNamed(member.userId, member.nameHash);
      const behind = isNamed ? undefined : await this.placeOf(table, member);
      this.skipping(...putting(table, member, behind));
    }
    table.forgetDecisionsBefore(this.decisionsFrom());
  }

  protected async filled(mayGoOn: (table: MemberTable) => boolean): Promise<MemberTable | null> {
    const table = new MemberTable();
    const began = this.clock.now().getTime();
    if (!(await this.fillRows(table, mayGoOn)) || !(await this.fillNames(table, mayGoOn))) return null;
    table.forgetActivity();
    if (!(await this.fillActivity(table, fromTheStart(), mayGoOn))) return null;
    table.activeFrom = began - ACTIVITY_OPEN_MS;
    return table;
  }

  private async fillRows(table: MemberTable, mayGoOn: (table: MemberTable) => boolean): Promise<boolean> {
    const decidedSince = this.decisionsFrom();
    for (let after: After | null = fromTheStart(); after !== null; await turn()) {
      const { userIds, next } = await this.members.registeredFrom(after, MEMBERS_A_TURN);
      const members = await this.members.byIds(userIds, decidedSince);
      for (const userId of userIds) {
        const member = members.get(userId);
        if (member) this.filling(...putting(table, member));
      }
      if (!mayGoOn(table)) return false;
      after = next;
    }
    return true;
  }

  private async fillNames(table: MemberTable, mayGoOn: (table: MemberTable) => boolean): Promise<boolean> {
    let part: Named[] = [];
    do {
      part = await this.members.namedAfter(part.at(-1) ?? { name: '', userId: 0 }, PLACES_AT_ONCE);
      for (const { userId, nameHash } of part) table.appendNamed(userId, Number(nameHash));
      if (!mayGoOn(table)) return false;
    } while (part.length === PLACES_AT_ONCE);
    return true;
  }

  private async fillActivity(
    table: MemberTable,
    from: After,
    mayGoOn: (table: MemberTable) => boolean,
  ): Promise<boolean> {
    for (let after: After | null = from; after !== null;) {
      const { userIds, next } = await this.members.activeFrom(after, PLACES_AT_ONCE);
      table.wereActive(userIds);
      if (!mayGoOn(table)) return false;
      after = next;
    }
    return true;
  }

  /** The nearest member before this one by name who is in place; null for the first. */
  private async placeOf(table: MemberTable, member: Named): Promise<number | null> {
    for (let part = [member]; ;) {
      part = await this.members.namedBefore(part.at(-1) ?? member, NEIGHBOURS_AT_ONCE);
      const found = part.find(({ userId, nameHash }) => table.isNamed(userId, Number(nameHash)));
      if (found) return found.userId;
      if (part.length < NEIGHBOURS_AT_ONCE) return null;
    }
  }

  private async lookForActivity(): Promise<void> {
    const table = this.index;
    if (!table) return;
    const [from, now] = [table.activeFrom, this.clock.now().getTime()];
    table.activeFrom = now - ACTIVITY_OPEN_MS;
    try {
      await this.fillActivity(table, fromTheStart(new Date(from)), () => true);
    } catch (error) {
      table.activeFrom = Math.min(from, table.activeFrom);
      throw error;
    }
  }

  private decisionsFrom(): number {
    return Math.floor(this.clock.now().getTime() / 1000) - DECISIONS_DAYS * DAY_SECONDS;
  }
}

/** How a member is put into the table, who it is, and how to leave them out. */
const putting = (table: MemberTable, member: TabledMember, behind?: number | null) =>
  [() => table.put(member, behind), member.userId, () => table.remove(member.userId)] as const;
