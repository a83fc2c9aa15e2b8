import type { ReactNode, Ref } from 'react';
import { useDisplay } from '../session/display';
import { useNavigation } from '../ui/navigation';
import { useAppTexts } from '../shell/app.en';
import { lazyPart } from '../shell/lazy-part';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { PATHS } from '../shell/paths';
import { useSessionUser } from '../session/session';
import { Notice } from '../ui/notice';

const AllFunctions = lazyPart(async () => (await import('./all-functions')).AllFunctions);

const WITHOUT_FOOTER: readonly string[] = [PATHS.login, PATHS.register, PATHS.forgotPassword, PATHS.resetPassword];

/** The frame of every page. */
export function Shell({ children, mainRef }: { children: ReactNode; mainRef?: Ref<HTMLElement> }) {
  const texts = useAppTexts();
  const { pathname } = useNavigation();
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
        {/* As tall as the screen below the header: a page that is still loading never shows a footer that jumps. */}
        <main id="main" ref={mainRef} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow">
          <OnHold />
          {children}
          <SimpleFoot />
        </main>
        {!WITHOUT_FOOTER.includes(pathname) && <Footer />}
        <BottomBar />
      </div>
    </>
  );
}

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
