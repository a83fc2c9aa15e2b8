import {
  SUBCASTE_ACTS,
  SUBCASTE_DECISION_LIST,
  SUBCASTE_LIST,
  type SubcasteDecisionRow,
  type UnlistedSubcasteRow,
} from '@kalyanam/shared/team/subcastes';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { SubcasteName, SubcastesAnswer } from '@kalyanam/shared/contracts/gothras';
import { SUBCASTE_DECISION_RULES } from '@kalyanam/shared/team/subcaste-queue.rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';
import type { ListOf } from './list';

const KEPT_MS = 60_000;

/** The whole list, which is short: it is searched here. */
const ALL = queryOptions({
  queryKey: [ADMIN_ROUTES.listValueNames],
  queryFn: () => api.get<SubcastesAnswer>(ADMIN_ROUTES.listValueNames),
  staleTime: KEPT_MS,
});

/** Case and spaces aside. */
const plain = (text: string): string => text.normalize('NFC').replace(/\s/g, '').toLowerCase();

const has = ({ en, te }: SubcasteName, typed: string): boolean =>
  [en, te].some((name) => plain(name).includes(plain(typed)));

/** C1: what members typed and the list does not have. */
export const SUBCASTES: ListOf<UnlistedSubcasteRow, SubcasteDecisionRow> = {
  one: 'subcaste',
  many: 'subcastes',
  queue: SUBCASTE_LIST,
  decided: SUBCASTE_DECISION_LIST,
  decides: 'subcastes.decide',
  routes: { names: ADMIN_ROUTES.listValueNames, decision: ADMIN_ROUTES.listValueDecision },
  acts: SUBCASTE_ACTS,
  says: {
    queue: 'What members wrote. Until you answer, their subcaste counts as not known.',
    decided: 'You can undo a decision for 30 days; the text then waits for an answer again.',
    mapping: 'All members who wrote this are counted under that subcaste from then on.',
    adding: 'Everyone can choose it from then on, and the members who wrote it are counted under it.',
  },
  meaning: 'subcaste',
  rules: SUBCASTE_DECISION_RULES,
  find: async (typed, { client }) => {
    const { subcastes } = await client.fetchQuery(ALL);
    return subcastes.filter((name) => has(name, typed));
  },
  columns: [],
  meant: ({ subcaste }) => subcaste,
  resolved: { name: 'Members', count: ({ members }) => members },
};
