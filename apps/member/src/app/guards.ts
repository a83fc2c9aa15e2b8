/** Section 2: who may open which page. Convenience for people; the server decides what anyone gets. */
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { display } from '../session/display';
import { session } from '../session/session';
import { ensureSession } from '../session/ensure-session';
import { loginPath, PATHS, wantedPath } from '../shell/paths';
import { routeOf } from './routes';

type Guard = (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<Response | null>;

const needsSession: Guard = async ({ request }) => {
  await ensureSession();
  const { pathname, search } = new URL(request.url);
  return session.user() ? null : redirect(loginPath(pathname + search));
};

/** The next step while browsing is closed: a rejected member reads the reason in My Profile. */
const wayOn = ({ verificationStatus, family }: SessionUser): string =>
  family ? PATHS.home : verificationStatus === 'rejected' ? PATHS.myProfile : PATHS.verify;

/** The first page of a member who asked for no certain page; of a family account and in simple mode, what waits. */
const firstPage = ({ family }: SessionUser): string => (family || display.get().simple ? PATHS.home : PATHS.profiles);

const needsVerification: Guard = async (args) => {
  const refusal = await needsSession(args);
  const user = session.user();
  if (refusal || !user) return refusal;
  return mayBrowse(user.verificationStatus) ? null : redirect(wayOn(user));
};

const visitorsOnly: Guard = async ({ request }) => {
  await ensureSession().catch(() => null);
  const user = session.user();
  if (!user) return null;
  const back = wantedPath(new URL(request.url).searchParams);
  if (mayBrowse(user.verificationStatus)) return redirect(back ?? firstPage(user));
  return redirect(back && routeOf(back)?.guard === 'session' ? back : wayOn(user));
};

export const GUARDS = { session: needsSession, verification: needsVerification, visitor: visitorsOnly };
