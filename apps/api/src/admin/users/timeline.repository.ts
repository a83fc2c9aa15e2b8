import { TIMELINE_PAGE, type TimelineKind, type TimelineWhat } from '@kalyanam/shared/admin/timeline';
import type { MemberName } from '@kalyanam/shared/admin/tables';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectOf, sourcesOf } from './timeline.sources.js';

/** A place in the story: moment, source, row. */
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

/** Above every id of a row. */
const EVERY_ID = 2 ** 32;
const END_OF_TIME = new Date(Date.UTC(9000, 0));

@Injectable()
export class TimelineRepository {
  constructor(private readonly database: DataSource) {}

  /** Events before a place, newest first: one more than a page, so that it is known whether more follow. */
  async page(
    member: { id: number; publicId: string },
    before: TimelinePlace | null,
    kinds: readonly TimelineKind[],
  ): Promise<TimelineRow[]> {
    const sources = sourcesOf(kinds);
    if (sources.length === 0) return [];
    const values: unknown[] = [];
    const parts = sources.map(({ place, source }) => {
      const sql = selectOf(source).replaceAll(/:me|:name/g, (name) => {
        values.push(name === ':me' ? member.id : `member:${member.publicId}`);
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

/** In the same moment, later sources follow whole, earlier ones are told already. */
function idsBelow(place: number, before: TimelinePlace | null): number {
  if (before === null || place > before.place) return EVERY_ID;
  return place === before.place ? before.id : 0;
}
