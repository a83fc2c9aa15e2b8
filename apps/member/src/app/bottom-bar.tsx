import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { useSessionUser } from '../session/session';
import { useWaitingCounts } from '../session/waiting';
import { useAppTexts } from '../shell/app.en';
import { PATHS } from '../shell/paths';
import { Tab } from './bar-tab';
import { ForHands } from './for-hands';

/** The phone's navigation of a signed-in member, within reach of a thumb. */
export function BottomBar() {
  const texts = useAppTexts();
  const user = useSessionUser();
  const { total, interests } = useWaitingCounts();
  if (!user) return null;
  const opens = mayBrowse(user.verificationStatus)
    ? undefined
    : user.verificationStatus === 'rejected'
      ? texts.opensOnceApproved
      : texts.opensOnceProved;
  return (
    // Reserves the height below the page. The bar itself is fixed: a sticky one counts as half covering what it passes.
    <div className="h-[calc(--spacing(14)+1px+env(safe-area-inset-bottom))] shrink-0 lg:hidden print:hidden">
      <nav
        aria-label={texts.mainNavigation}
        // The tab that names the candidate takes room from the shorter ones.
        className={`fixed inset-x-0 bottom-0 z-30 grid grid-flow-col border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] short:static ${
          user.family ? 'auto-cols-auto' : 'auto-cols-fr max-[24rem]:auto-cols-auto'
        }`}
      >
        {user.family ? (
          <ForHands part="tabs" opens={opens} />
        ) : (
          <>
            <Tab to={PATHS.home} icon="home" label={texts.home} count={total} />
            <Tab to={PATHS.profiles} icon="browse" label={texts.browseShort} name={texts.browse} opens={opens} />
            <Tab to={PATHS.interests} icon="heart" label={texts.interests} count={interests} opens={opens} />
            <Tab to={PATHS.myProfile} icon="person" label={texts.myProfile} />
          </>
        )}
      </nav>
    </div>
  );
}
