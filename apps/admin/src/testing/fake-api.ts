import type { AdminRole } from '@kalyanam/shared/team/roles';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { ERRORS, type ErrorCode } from '@kalyanam/shared/base/errors';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { vi } from 'vitest';
import { session } from '../session/admin-session';
import { pendingCase } from './pending-case';

export const signInAs = (role: AdminRole) =>
  session.signIn({ id: 'admin-1', username: 'padma', name: 'Padma', role }, 'token');

type Answer = (body: unknown) => Response | Promise<Response>;

const NO_HEADS = { groups: { answered: 0, late: 0, due: 0, fresh: 0, waiting: 0, paused: 0 }, dueToday: 0 };

/** A queue is counted under its heads only where a test says so. */
export const ok = (body: object) => Response.json({ success: true, ...('users' in body && NO_HEADS), ...body });

/** A page of a list that has no other. */
export const page = (rows: object[]) => ok({ rows, total: rows.length });

export const refusal = (code: ErrorCode, more: object = {}) =>
  Response.json(
    { success: false, code, message: ERRORS[code].message, requestId: 'request-1', ...more },
    { status: ERRORS[code].status },
  );

const THREE_CASES = [
  pendingCase('u1', 'Sravani Reddy'),
  pendingCase('u2', 'Karthik Reddy'),
  pendingCase('u3', 'Anusha M'),
];

/** A case has no signals unless the test says otherwise. */
const quiet = (path: string): Answer | undefined =>
  /^\/admin\/verifications\/[^/]+\/signals$/.test(path) ? () => ok({ signals: [] }) : undefined;

/**
 * Replaces fetch at the edge of the client. Unless the test says otherwise, three cases are pending and nothing else
 * waits.
 * @param answers by method and path below the prefix, e.g. 'GET /admin/dashboard'; with a query for that one alone.
 */
export function fakeApi(answers: Record<string, Answer> = {}) {
  const known: Record<string, Answer> = {
    [`GET ${ADMIN_ROUTES.verifications}`]: () => ok({ users: THREE_CASES, total: THREE_CASES.length }),
    [`GET ${ADMIN_ROUTES.reports}`]: () => page([]),
    [`GET ${ADMIN_ROUTES.profileEdits}`]: () => page([]),
    ...answers,
  };
  const fetch = vi.fn(async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const asked = url.replace(API_PREFIX, '');
    const [path = ''] = asked.split('?');
    const answer = known[`${method} ${asked}`] ?? known[`${method} ${path}`] ?? quiet(path);
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    return answer ? answer(sent) : refusal('not-found');
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
