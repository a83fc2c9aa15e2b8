import type { ReactNode, Ref } from 'react';
import { useDisplay } from '../session/display';
import { useNavigation } from '../ui/navigation';
import { useAppTexts } from '../shell/app.en';
import { lazyPart } from '../shell/lazy-part';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { ForHands } from './for-hands';
import { Header } from './header';
import { PATHS } from '../shell/paths';
import { useSessionUser } from '../session/session';
import { Notice } from '../ui/notice';
import { Skeleton, SkeletonBlock } from '../ui/skeleton';

const AllFunctions = lazyPart(async () => (await import('./all-functions')).AllFunctions);

const WITHOUT_FOOTER: readonly string[] = [PATHS.login, PATHS.register, PATHS.forgotPassword, PATHS.resetPassword];

/** The frame of every page. */
export function Shell({ children, mainRef }: { children: ReactNode; mainRef?: Ref<HTMLElement> }) {
  const texts = useAppTexts();
  const { pathname, next } = useNavigation();
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-paper focus:px-4 focus:py-3"
      >
        {texts.skip}
      </a>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <Acting />
        {/* As tall as the screen below the header: a page that is still loading never shows a footer that jumps. */}
        <main id="main" ref={mainRef} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow">
          <OnHold />
          {children}
          <SimpleFoot />
          {next !== undefined && next !== pathname && <ComingPage />}
        </main>
        {!WITHOUT_FOOTER.includes(pathname) && <Footer />}
        <BottomBar />
      </div>
    </>
  );
}

/** C14: below the header of a family account, the candidate it acts for. */
function Acting() {
  const user = useSessionUser();
  return user?.acting && <ForHands part="band" />;
}

/**
 * Over the page that was left, until the code of the pressed one is there. That page stays below: a press that comes to
 * nothing leaves it as it was.
 */
const ComingPage = () => (
  <div className="fixed inset-x-0 top-[calc(--spacing(16)+1px+env(safe-area-inset-top))] bottom-0 z-20 overflow-hidden bg-ground late print:hidden">
    <Skeleton>
      <div className="page grid gap-3 py-6 sm:py-10">
        <SkeletonBlock className="mb-3 h-10 w-2/3 max-w-md" />
        <SkeletonBlock className="h-40 w-full" />
        <SkeletonBlock className="h-18 w-full" />
        <SkeletonBlock className="h-18 w-full" />
      </div>
    </Skeleton>
  </div>
);

/** C15: everything that simple mode leaves out is one press away. */
function SimpleFoot() {
  const { simple } = useDisplay();
  return simple && <AllFunctions />;
}

/** R57: on every page, as long as the profile is on hold. */
function OnHold() {
  const texts = useAppTexts();
  if (!useSessionUser()?.onHold) return null;
  return (
    <div className="page pt-4">
      <Notice title={texts.onHold}>{texts.onHoldMeans}</Notice>
    </div>
  );
}
