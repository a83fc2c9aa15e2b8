import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { atMost, required } from '@kalyanam/shared/base/rule';
import type { BulkAct } from '../../../../ui/list/bulk';

/** Acts of a reviewer on several cases. */
export const REPORT_ACTS: readonly BulkAct[] = [
  {
    name: 'Dismiss',
    path: ADMIN_ROUTES.dismissReports,
    explains: 'They are closed as dismissed, without action, and those who reported are thanked. It can’t be undone.',
    future: 'will be dismissed',
    past: 'dismissed',
    note: {
      label: 'Note to the team, the same for all',
      rule: required(atMost(LIMITS.notesLength, MESSAGES.longText)),
    },
  },
];
