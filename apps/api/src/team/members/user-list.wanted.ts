/** Which accounts a list of users shows, as the members in memory are asked. */
import { USER_LIST, type UsersQuery } from '@kalyanam/shared/team/users';
import { CASTES, GENDERS, MARITAL_STATUSES } from '@kalyanam/shared/base/vocabulary/people';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { ACCOUNT_STATUSES, VERIFICATION_STATUSES } from '@kalyanam/shared/base/vocabulary/status';
import { orderOf, sliceOf } from '../lists/list-query.js';
import type { MemberWords } from '../lists/member-table/member-cell.js';
import type { MembersPage, Wanted } from '../lists/member-table/member-table.js';

const DAY_SECONDS = 86_400;
const MS = 1000;

/** Rounded to the second: memory keeps no finer moments. */
export const daysBefore = (now: Date, days: string): Date =>
  new Date((Math.floor(now.getTime() / MS) - Number(days) * DAY_SECONDS) * MS);

const given = (value: string | undefined): string | undefined => value?.trim() || undefined;
const among = <V extends string>(values: readonly V[], value: string | undefined): V | undefined =>
  values.find((one) => one === given(value));
const saysYes = (value: string | undefined, yes: string): boolean | undefined =>
  given(value) === undefined ? undefined : given(value) === yes;

export function wantedOf(query: UsersQuery, now: Date): Wanted {
  const since = (days: string | undefined): number | undefined =>
    given(days) === undefined ? undefined : daysBefore(now, given(days)!).getTime() / MS;
  return {
    words: wordsOf(query),
    registeredSince: since(query.days),
    confirmedSince: since(query.confirmedDays),
    verifiedSince: since(query.verifiedDays),
    decidedSince: since(query.decidedDays),
    withoutFileBefore: since(query.noFileDays),
  };
}

const wordsOf = (query: UsersQuery): Partial<MemberWords> => ({
  verification: among(valuesOf(VERIFICATION_STATUSES), query.verification),
  account: among(valuesOf(ACCOUNT_STATUSES), query.account),
  gender: among(valuesOf(GENDERS), query.gender),
  maritalStatus: among(valuesOf(MARITAL_STATUSES), query.maritalStatus),
  caste: among(valuesOf(CASTES), query.caste),
  online: saysYes(query.online, 'online'),
  hasPhotos: saysYes(query.photos, 'yes'),
  ...(given(query.proved) === 'email' && { emailProved: true }),
  ...(given(query.proved) === 'phone' && { phoneProved: true }),
});

export function pageOf(query: UsersQuery): MembersPage {
  const sort = among(USER_LIST.sorts, query.sort) ?? 'registeredAt';
  const lastFirst = orderOf(query, sort === 'name' ? 'ASC' : 'DESC') === 'DESC';
  return { sort, lastFirst, ...sliceOf(query) };
}
