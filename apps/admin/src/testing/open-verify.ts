/** The verify page with two cases, as its specs open it. */
import { HUMAN_FACTS } from '@kalyanam/shared/team/checks';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen } from '@testing-library/react';
import { markLookedAt } from '../features/verify/cases/decision/missing';
import { PATHS } from '../shell/paths';
import { forgetTyping } from '../ui/form/shortcuts';
import { fakeApi, ok } from './fake-api';
import { renderApp } from './render-app';

export const DECIDE_FIRST = `POST ${ADMIN_ROUTES.decision('u1')}`;
export const FIRST_CASE = { caseId: 'case of u1', seen: 'seen of u1' };
export const CHECKS = `GET ${ADMIN_ROUTES.checks('u1')}`;
export const PENDING = `GET ${ADMIN_ROUTES.verifications}`;

export const caseShown = (name: string) => screen.findByRole('heading', { level: 2, name });
export const notes = () => screen.getByLabelText(/^Note to the member/);

export const decided = () =>
  ok({ message: '', user: {}, sessionUpdated: false, pendingUntil: '2026-11-21T05:10:10.000Z' });

/** A moment passes: the next key is no part of a burst. */
export const pause = () => forgetTyping();

/** Every fact of a version of the first case was found right. */
export const checked = (...versions: string[]) =>
  ok({
    caseId: FIRST_CASE.caseId,
    ticks: [FIRST_CASE.seen, ...versions].flatMap((seen) =>
      HUMAN_FACTS.map(({ value: fact }) => ({
        fact,
        state: 'ok',
        seen,
        admin: { id: 'admin-1', name: 'Padma' },
        mine: true,
        at: '2026-11-21T05:00:00.000Z',
      })),
    ),
  });

/** The file of the first case was in view and everything is ticked, so that nothing is missing for an approval. */
export async function openVerify(answers: Parameters<typeof fakeApi>[0] = {}) {
  markLookedAt(FIRST_CASE, 'aadhaar');
  const opened = await openUnread({ [CHECKS]: () => checked(), ...answers });
  await screen.findByRole('checkbox', { name: /^Name matches card.*right/ });
  return opened;
}

export async function openUnread(answers: Parameters<typeof fakeApi>[0] = {}, first = 'Sravani Reddy') {
  const fetch = fakeApi(answers);
  const { user, router } = renderApp(PATHS.verify);
  await caseShown(first);
  return { user, router, fetch };
}
