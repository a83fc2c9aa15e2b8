import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { doneRows, type BulkAct, sendBulk } from '../../../../ui/list/bulk';

/** Acts of a reviewer on several members. */
export const USER_ACTS: readonly BulkAct[] = [
  {
    name: 'Remind',
    path: ADMIN_ROUTES.remindUsers,
    explains: 'Each gets an email that asks for a picture of the document. No one gets more than one in 24 hours.',
    future: 'will be reminded',
    past: 'reminded',
  },
  {
    name: 'Reject without file',
    path: ADMIN_ROUTES.rejectUsers,
    explains: 'The reason is “A document is missing”. You can undo all of it for 10 seconds; then each gets an email.',
    future: 'will be rejected',
    past: 'rejected',
    colour: 'error',
    undo: async (done) =>
      doneRows(await sendBulk(ADMIN_ROUTES.undoRejections, { ids: done.map(({ id }) => id) })).length,
  },
];
