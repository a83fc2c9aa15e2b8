import { listRules } from './list.rules.js';
import { refusals } from '../base/rule.js';
import { ADMINISTRATOR_LIST } from './administrators.js';
import { AUDIT_LIST } from './audit.js';
import { ELIGIBLE_LIST } from './eligible-users.js';
import { LISTS } from './lists.js';
import { USER_LIST } from './users.js';

describe('a list of the team', () => {
  it('takes the orders, the filters and the paging of its row, and nothing else', () => {
    expect(Object.keys(listRules(ADMINISTRATOR_LIST))).toEqual([
      ...['page', 'pageSize', 'sort', 'order', 'q'],
      ...['role', 'state'],
    ]);
    expect(refusals(listRules(ADMINISTRATOR_LIST), { sort: 'name', order: 'desc', role: 'owner' })).toEqual({});
    const wrong = { sort: 'role', order: 'up', role: 'boss', pageSize: '7' };
    expect(Object.keys(refusals(listRules(ADMINISTRATOR_LIST), wrong)).sort()).toEqual(Object.keys(wrong).sort());
  });

  it('judges each kind of filter by its own rule', () => {
    const users = listRules(USER_LIST);
    expect(refusals(users, { days: '3650', noFileDays: '14', proved: 'email' })).toEqual({});
    expect(Object.keys(refusals(users, { days: '3651', noFileDays: '0', proved: 'post' }))).toHaveLength(3);
    const audit = listRules(AUDIT_LIST);
    expect(refusals(audit, { from: '2026-11-20', actor: 'padma' })).toEqual({});
    expect(Object.keys(refusals(audit, { from: 'yesterday', action: 'nothing' }))).toEqual(['action', 'from']);
    expect(refusals(listRules(ELIGIBLE_LIST), { batch: 'b1' })).toEqual({});
    expect(refusals(listRules(ELIGIBLE_LIST), { batch: 'b'.repeat(1000) })).not.toEqual({});
  });

  it('has a route, a page and a title of its own', () => {
    for (const field of ['route', 'page', 'title'] as const) {
      const values = Object.values(LISTS).map((row) => row[field]);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});
