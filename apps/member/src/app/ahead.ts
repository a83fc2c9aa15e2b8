import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { askAhead } from '../session/ahead';
import { ensureSession } from '../session/ensure-session';
import { session } from '../session/session';
import { PATHS } from '../shell/paths';

type Ask = (url: URL, user: SessionUser) => void | Promise<void>;

const list: Ask = async ({ searchParams }, user) => {
  const { askedBy } = await import('../features/matching/browse/asked');
  askAhead(FIRST_ROUTES.profiles, askedBy(searchParams, user).asked);
};

/** The profile that is being opened, and never one that might be (R70). */
const profile: Ask = ({ pathname }) => {
  const id = pathname.slice(PATHS.profile('').length);
  if (id && !id.includes('/')) askAhead(FIRST_ROUTES.profile(decodeURIComponent(id)));
};

const askOf = ({ pathname }: URL): Ask | null => {
  if (pathname === PATHS.profiles) return list;
  return pathname.startsWith(PATHS.profile('')) ? profile : null;
};

/** The first answer that the page at an address needs, as soon as it is known who asks. */
export async function askForPage(url: URL): Promise<void> {
  const ask = askOf(url);
  if (!ask) return;
  await ensureSession();
  const user = session.user();
  if (user && mayBrowse(user.verificationStatus)) await ask(url, user);
}
