/** Celebrates a verification by the team once, in a browser that knew the member as unverified. */
import { session } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { useAppTexts } from '../../shell/app.en';
import { showMoment } from '../../ui/toast';
import { leadTo } from './lead';
import { useNotificationWords } from './notification-words.en';

const keyOf = (id: string) => `not-yet-verified:${id}`;

function remember(id: string) {
  try {
    localStorage.setItem(keyOf(id), '1');
  } catch {
    return;
  }
}

/** Whether this browser knew the member as not yet verified; from now on it does not. */
function forget(id: string): boolean {
  try {
    const known = localStorage.getItem(keyOf(id)) !== null;
    localStorage.removeItem(keyOf(id));
    return known;
  } catch {
    return false;
  }
}

/** The page of the codes has its own words for a member the community vouched for. */
const toldByPage = () => window.location.pathname === PATHS.verify;

function look() {
  const user = session.user();
  if (!user) return;
  if (user.verificationStatus !== 'verified') return remember(user.id);
  if (!forget(user.id) || toldByPage()) return;
  const { verified, verifiedOpens } = useAppTexts.now();
  const run = () => leadTo(PATHS.profiles);
  showMoment(verified, verifiedOpens, { label: useNotificationWords.now().browse, run });
}

/** Returns how to stop. */
export function watchVerified(): () => void {
  const stop = session.subscribe(look);
  look();
  return stop;
}
