import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { ProfileAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { askAhead } from '../session/ahead';
import { ensureSession } from '../session/ensure-session';
import { session } from '../session/session';
import { mayHaveSession } from '../session/session-mark';
import { PATHS } from '../shell/paths';

type Ask = (url: URL, user: SessionUser) => void | Promise<void>;

/** What waits, and the families below it; a family account begins with the first alone. */
const home: Ask = async (_url, user) => {
  void askAhead(FIRST_ROUTES.waiting);
  if (user.family || !mayBrowse(user.verificationStatus)) return;
  const { askedBy, BEST_FIT } = await import('../features/matching/browse/asked');
  void askAhead(FIRST_ROUTES.profiles, askedBy(BEST_FIT, user).asked);
};

const list: Ask = async ({ searchParams }, user) => {
  if (!mayBrowse(user.verificationStatus)) return;
  const { askedBy } = await import('../features/matching/browse/asked');
  void askAhead(FIRST_ROUTES.profiles, askedBy(searchParams, user).asked);
};

/** The profile that is being opened and its first photo, and never one that might be (R70). */
const profile: Ask = async ({ pathname }, user) => {
  const id = pathname.slice(PATHS.profile('').length);
  if (!id || id.includes('/') || !mayBrowse(user.verificationStatus)) return;
  const answer = await askAhead<ProfileAnswer>(FIRST_ROUTES.profile(decodeURIComponent(id)));
  const src = answer.profile.photos[0]?.card;
  if (src) Object.assign(new Image(), { fetchPriority: 'high', src });
};

const askOf = ({ pathname }: URL): Ask | null => {
  if (pathname === PATHS.home) return mayHaveSession() ? home : null;
  if (pathname === PATHS.profiles) return list;
  return pathname.startsWith(PATHS.profile('')) ? profile : null;
};

/** The first answer that the page at an address needs, as soon as it is known who asks. */
export async function askForPage(url: URL): Promise<void> {
  const ask = askOf(url);
  if (!ask) return;
  await ensureSession();
  const user = session.user();
  if (user) await ask(url, user);
}

/** Fetches the code of what a known member sees in place of the built page, which names its files. */
export function fetchForMember() {
  const files = document.querySelector<HTMLTemplateElement>('#of-members');
  if (files && mayHaveSession()) document.head.append(files.content);
}
