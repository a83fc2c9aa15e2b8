import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { hasDuty, restoreSession, session } from '../session/admin-session';
import { loginPathFor, PATHS, wantedPath } from '../shell/paths';

/** No one signed in: to the sign-in, which leads back here; a handed-out password and a missing second factor come first. */
export async function requireAdmin({ request }: LoaderFunctionArgs) {
  await restoreSession();
  const { pathname, search } = new URL(request.url);
  const admin = session.user();
  if (!admin) return redirect(loginPathFor(pathname + search));
  return hasDuty(admin) && pathname !== PATHS.account ? redirect(PATHS.account) : null;
}

/** A signed-in administrator does not see the sign-in. */
export async function requireNobody({ request }: LoaderFunctionArgs) {
  await restoreSession().catch(() => null);
  return session.user() ? redirect(wantedPath(new URL(request.url).search)) : null;
}
