import {
  GOTHRA_ACTS,
  GOTHRA_DECISION_LIST,
  GOTHRA_KINDS,
  GOTHRA_LIST,
  type GothraDecisionRow,
  type GothraQueueRow,
} from '@kalyanam/shared/team/gothras';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { GothrasAnswer } from '@kalyanam/shared/contracts/gothras';
import { GOTHRA_DECISION_RULES } from '@kalyanam/shared/team/gothra-queue.rules';
import { api } from '../../../session/admin-session';
import { indianNumber } from '../../../ui/time/india-date';
import type { ListOf } from './list';

const NAMED_AFTER = { rishi: 'A rishi', house: 'A house or family' } as const;

/** C2: gothras that families typed and the list does not have. */
export const GOTHRAS: ListOf<GothraQueueRow, GothraDecisionRow> = {
  one: 'gothra',
  many: 'gothras',
  queue: GOTHRA_LIST,
  decided: GOTHRA_DECISION_LIST,
  decides: 'gothras.decide',
  routes: { names: ADMIN_ROUTES.gothraNames, decision: ADMIN_ROUTES.gothraDecision },
  acts: GOTHRA_ACTS,
  says: {
    queue: 'What families wrote. Until you answer, members read “cannot tell”.',
    decided: 'You can undo a decision for 30 days; the families then get their text back.',
    mapping: 'All gothras with this text count as that one from then on, and we notify the families.',
    adding: 'Everyone can choose it from then on, and we notify the families who wrote it.',
  },
  meaning: 'gothraId',
  rules: GOTHRA_DECISION_RULES,
  kinds: {
    legend: 'Named after',
    options: GOTHRA_KINDS.map(({ value }) => ({ value, label: NAMED_AFTER[value] })),
    first: 'house',
  },
  find: async (q, { signal }) => {
    const { gothras } = await api.get<GothrasAnswer>(ADMIN_ROUTES.gothraNames, { query: { q }, signal });
    return gothras;
  },
  columns: [{ key: 'lines', name: 'Lines', numeric: true, from: 'lg', cell: ({ lines }) => indianNumber(lines) }],
  meant: ({ gothra }) => gothra,
  resolved: { name: 'Lines', count: ({ lines }) => lines },
};
