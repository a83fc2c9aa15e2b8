import { TIMELINE_PAGE, type TimelineKind, type TimelineWhat } from '@kalyanam/shared/team/timeline';
import { dayStartInIndia } from '@kalyanam/shared/base/india-time';
import type { MemberName } from '@kalyanam/shared/team/tables';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectOf, sourcesOf, type PlacedSource } from './timeline.sources.js';

/** A place in the history: moment, source, row. */
export interface TimelinePlace {
  readonly at: Date;
  readonly place: number;
  readonly id: number;
}

export interface TimelineRow extends TimelinePlace {
  readonly kind: TimelineKind;
  readonly what: TimelineWhat;
  readonly count: unknown;
  readonly admin: number | null;
  readonly other: number | null;
  readonly report: string | null;
  readonly notes: string | null;
  readonly codes: string | null;
  readonly ip: string | null;
  readonly audit: number | null;
}

interface TimelineMember {
  readonly id: number;
  readonly publicId: string;
}

const DAY_MS = 86_400_000;
/** Above every id of a row. */
const EVERY_ID = 2 ** 32;
const BEGINNING = new Date(0);
const END_OF_TIME = new Date(Date.UTC(9000, 0));

@Injectable()
export class TimelineRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Events before a place, newest first: one more than a page, so that it is known whether more follow. The other
   * sources come first: once they fill the page, the sparse ones need not be read further back.
   */
  async page(
    member: TimelineMember,
    before: TimelinePlace | null,
    kinds: readonly TimelineKind[],
  ): Promise<TimelineRow[]> {
    const sources = sourcesOf(kinds);
    const [sparse, others] = [true, false].map((is) => sources.filter(({ source }) => (source.sparse ?? false) === is));
    const found = await this.read(member, before, { sources: others!, since: BEGINNING });
    const oldest = found[MOST - 1];
    const since = oldest ? dayStartInIndia(oldest.at) : BEGINNING;
    const more = await this.read(member, before, { sources: sparse!, since });
    return [...found, ...more].sort(newestFirst).slice(0, MOST);
  }

  private async read(
    member: TimelineMember,
    before: TimelinePlace | null,
    { sources, since }: { sources: readonly PlacedSource[]; since: Date },
  ): Promise<TimelineRow[]> {
    if (sources.length === 0) return [];
    const named: Readonly<Record<string, unknown>> = {
      ':me': member.id,
      ':name': `member:${member.publicId}`,
      ':since': since,
      ':until': before ? new Date(dayStartInIndia(before.at).getTime() + DAY_MS) : END_OF_TIME,
    };
    const values: unknown[] = [];
    const parts = sources.map(({ place, source }) => {
      const sql = selectOf(source).replaceAll(/:(me|name|since|until)/g, (name) => {
        values.push(named[name]);
        return '?';
      });
      const at = before?.at ?? END_OF_TIME;
      values.push(at, at, idsBelow(place, before));
      return `(SELECT ${place} AS place, one.* FROM (${sql}) one
               WHERE one.at <= ? AND (one.at < ? OR one.id < ?) ORDER BY one.at DESC, one.id DESC LIMIT ${MOST})`;
    });
    const rows = await this.database.query<TimelineRow[]>(
      `${parts.join(' UNION ALL ')} ORDER BY at DESC, place, id DESC LIMIT ${MOST}`,
      values,
    );
    const kindOf = new Map(sources.map(({ place, source }) => [place, source.kind]));
    return rows.map((row) => {
      const place = Number(row.place);
      return { ...row, place, id: Number(row.id), kind: kindOf.get(place) ?? 'audit' };
    });
  }

  async adminNames(ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: number; username: string }[]>(
      'SELECT id, username FROM admins WHERE id IN (?)',
      [ids],
    );
    return new Map(rows.map(({ id, username }) => [id, username]));
  }

  async memberNames(ids: readonly number[]): Promise<Map<number, MemberName>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<(MemberName & { id: number })[]>(
      `SELECT u.id, u.public_id AS userId, p.name FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id IN (?)`,
      [ids],
    );
    return new Map(rows.map(({ id, userId, name }) => [id, { userId, name }]));
  }
}

const MOST = TIMELINE_PAGE + 1;

const newestFirst = (one: TimelinePlace, other: TimelinePlace): number =>
  other.at.getTime() - one.at.getTime() || one.place - other.place || other.id - one.id;

/** In the same moment, later sources follow whole; earlier ones are listed already. */
function idsBelow(place: number, before: TimelinePlace | null): number {
  if (before === null || place > before.place) return EVERY_ID;
  return place === before.place ? before.id : 0;
}
