import type { EligibleUsersAnswer } from '@kalyanam/shared/team/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { api } from '../../../../session/admin-session';
import type { BulkAct } from '../../../../ui/list/bulk';

/** Acts of an owner on several pairs. */
export const PAIR_ACTS: readonly BulkAct[] = [
  {
    name: 'Remove',
    path: ADMIN_ROUTES.removeEligible,
    explains: 'They will have to wait for the team’s decision like everyone else.',
    future: 'will be removed',
    past: 'removed',
    colour: 'error',
    undo: async (done) => {
      const users = done.map(({ name: email, phone }) => ({ email, phone }));
      const { added, duplicates } = await api.post<EligibleUsersAnswer>(ADMIN_ROUTES.eligibleUsers, {
        users,
        label: 'Removal undone',
      });
      return added + duplicates;
    },
  },
];
