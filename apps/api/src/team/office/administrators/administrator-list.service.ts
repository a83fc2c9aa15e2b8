import {
  ADMINISTRATOR_LIST,
  type AdministratorRow,
  type AdministratorsQuery,
} from '@kalyanam/shared/team/administrators';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { Clock } from '../../../platform/time/clock.js';
import { beginning, condition, sortedBy, when, type ListPlan } from '../../lists/list-query.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { normalUsername } from '../../../people/team-accounts/admins.service.js';
import { AdministratorListRepository, type AdministratorListRow } from './administrator-list.repository.js';

const LATELY_SECONDS = 30 * 86_400;
const SORTS = { createdAt: 'a.created_at', username: 'a.username', name: 'a.name' };

@Injectable()
export class AdministratorList {
  constructor(
    private readonly administrators: AdministratorListRepository,
    private readonly clock: Clock,
  ) {}

  plan(query: AdministratorsQuery): ListPlan {
    return {
      from: 'admins a',
      key: 'a.id',
      where: [
        ...when(query.q, (typed) =>
          condition(
            'a.username LIKE ? OR a.name LIKE ? OR a.name LIKE ?',
            beginning(normalUsername(typed)),
            beginning(typed),
            `% ${beginning(typed)}`,
          ),
        ),
        ...when(query.role, (role) => condition('a.role = ?', role)),
        ...when(query.state, (state) => condition(`a.disabled_at IS ${state === 'disabled' ? 'NOT NULL' : 'NULL'}`)),
      ],
      ...sortedBy(ADMINISTRATOR_LIST, query, SORTS),
    };
  }

  /** @throws AppError not-found */
  async one(id: number, caller: AdminPrincipal): Promise<AdministratorRow> {
    const row = (await this.read([id], caller)).get(id);
    if (!row) throw new AppError('not-found');
    return row;
  }

  async read(ids: readonly number[], caller: AdminPrincipal): Promise<Map<number, AdministratorRow>> {
    const lately = this.clock.inSeconds(-LATELY_SECONDS);
    return new Map((await this.administrators.rows(ids, lately)).map((row) => [row.id, rowView(row, caller)]));
  }
}

const rowView = (row: AdministratorListRow, caller: AdminPrincipal): AdministratorRow => ({
  id: row.publicId,
  username: row.username,
  name: row.name,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  disabledAt: row.disabledAt?.toISOString() ?? null,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  secondFactor: Boolean(row.secondFactor),
  decidedLately: row.decidedLately,
  decided: Number(row.decided),
  lastAct: row.lastAction && row.lastActAt ? { action: row.lastAction, at: row.lastActAt.toISOString() } : null,
  self: row.publicId === caller.publicId,
});
