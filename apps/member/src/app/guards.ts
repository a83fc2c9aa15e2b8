/** Section 2: who may open which page. Convenience for people; the server decides what anyone gets. */
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { mayBrowse } from '@kalyanam/shared/vocabulary/status';
import { session } from '../session/session';
import { sessionKnown } from '../session/session-known';
import { loginPath, PATHS, returnPath } from '../shell/paths';

const OPEN_TO_ALL_MEMBERS = [PATHS.verify, PATHS.myProfile, PATHS.notifications, PATHS.settings];

type Guard = (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<Response | null>;

export const needsSession: Guard = async ({ request }) => {
  await sessionKnown();
  const { pathname, search } = new URL(request.url);
  return session.user() ? null : redirect(loginPath(pathname + search));
};

export const needsVerification: Guard = async (args) => {
  const refusal = await needsSession(args);
  const user = session.user();
  if (refusal || !user) return refusal;
  return mayBrowse(user.verificationStatus) ? null : redirect(PATHS.verify);
};

export const visitorsOnly: Guard = async ({ request }) => {
  await sessionKnown().catch(() => null);
  const user = session.user();
  if (!user) return null;
  const back = returnPath(new URL(request.url));
  if (mayBrowse(user.verificationStatus)) return redirect(back ?? PATHS.profiles);
  return redirect(back && OPEN_TO_ALL_MEMBERS.some((path) => back.startsWith(path)) ? back : PATHS.verify);
};
