/** What an act on several rows is called, asks and says. */
import type { BulkAnswer, BulkRow, BulkRequest } from '@kalyanam/shared/team/bulk';
import type { Judge } from '@kalyanam/shared/base/rule';
import { queryText } from '@kalyanam/web/api-client';
import { api } from '../../session/admin-session';

export interface BulkAct {
  /** Label of the button: 'Remind'. */
  name: string;
  /** The route, below the prefix. */
  path: string;
  /** What happens, before it does: 'are sent a mail ...'. */
  explains: string;
  /** 'will be reminded', after a number. */
  future: string;
  /** 'reminded', after a number. */
  past: string;
  colour?: 'primary' | 'error';
  /** A note that is asked for. */
  note?: { label: string; rule: Judge };
  /** Takes it back; says how many rows are as they were. Left out where there is no way back. */
  undo?: (done: readonly BulkRow[]) => Promise<number>;
}

/** How many seconds an undo is offered where the server sets no end. */
export const UNDO_MS = 10_000;

export const doneRows = ({ rows }: BulkAnswer): BulkRow[] => rows.filter(({ outcome }) => outcome === 'done');

const BULK_MS = 180_000;

export const sendBulk = (path: string, request: BulkRequest, filters: object = {}) =>
  api.post<BulkAnswer>(path + queryText(filters), request, { timeoutMs: BULK_MS });
