/** One history of a member from all tables that keep a part of it, paged by its last event. */
import {
  TIMELINE_PAGE,
  type TimelineAnswer,
  type TimelineEvent,
  type TimelineKind,
  type TimelineQuery,
} from '@kalyanam/shared/team/timeline';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { Answer } from '../../platform/http/answer.js';
import type { Actor } from '../../people/team-accounts/actor.js';
import { MemberLookups } from '../lists/account-status/member-lookups.js';
import { AuditList } from '../office/audit/audit-list.service.js';
import { TimelineRepository, type TimelinePlace, type TimelineRow } from './timeline.repository.js';

@Injectable()
export class Timeline {
  constructor(
    private readonly accounts: AccountsService,
    private readonly rows: TimelineRepository,
    private readonly auditList: AuditList,
    private readonly lookups: MemberLookups,
  ) {}

  /** @throws AppError not-found */
  async page(publicId: string, { before, kinds }: TimelineQuery, actor: Actor): Promise<Answer<TimelineAnswer>> {
    const account = await this.accounts.byPublicIdOrThrow(publicId);
    await this.lookups.note(publicId, actor);
    const wanted = (kinds?.trim() ? kinds.split(',') : []) as TimelineKind[];
    const found = await this.rows.page(account, before?.trim() ? placeOf(before) : null, wanted);
    const rows = found.slice(0, TIMELINE_PAGE);
    const events = await this.events(rows);
    return { events, next: found.length > rows.length ? (events.at(-1)?.id ?? null) : null };
  }

  private async events(rows: readonly TimelineRow[]): Promise<TimelineEvent[]> {
    const [admins, members, audit] = await Promise.all([
      this.rows.adminNames(idsIn(rows, 'admin')),
      this.rows.memberNames(idsIn(rows, 'other')),
      this.auditList.read(idsIn(rows, 'audit')),
    ]);
    return rows.map((row) => ({
      id: `${row.at.getTime()}.${row.place}.${row.id}`,
      at: row.at.toISOString(),
      kind: row.kind,
      what: row.what,
      by: admins.get(Number(row.admin)) ?? null,
      member: members.get(Number(row.other)) ?? null,
      count: Number(row.count),
      report: row.report,
      notes: row.notes ?? '',
      codes: codesIn(row.codes),
      ip: row.ip ?? '',
      audit: audit.get(Number(row.audit)) ?? null,
    }));
  }
}

const idsIn = (rows: readonly TimelineRow[], name: 'admin' | 'other' | 'audit'): number[] => [
  ...new Set(rows.flatMap((row) => (row[name] === null ? [] : [Number(row[name])]))),
];

/** The rule has passed it. */
function placeOf(before: string): TimelinePlace {
  const [at = 0, place = 0, id = 0] = before.split('.').map(Number);
  return { at: new Date(at), place, id };
}

function codesIn(codes: string | null): string[] {
  if (!codes) return [];
  return codes.startsWith('{') ? Object.keys(JSON.parse(codes) as object) : codes.split(',');
}
