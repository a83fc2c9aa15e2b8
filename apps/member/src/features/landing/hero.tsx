import type { Session } from '@kalyanam/web/session-store';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { useLandingTexts } from './landing.en';

interface HeroProps {
  session: Session<SessionUser>;
  visitor: boolean;
}

export function Hero({ session, visitor }: HeroProps) {
  const texts = useLandingTexts();
  return (
    <section className="page grid items-center gap-x-16 gap-y-8 py-10 sm:py-20 lg:grid-cols-[1.35fr_1fr]">
      <div>
        <p className="mb-3 font-semibold text-amber">{texts.kicker}</p>
        <h1 className="text-[clamp(2.1rem,6.5vw,3.9rem)]">{texts.heading}</h1>
        <p className="mt-4 max-w-xl text-lg text-muted">{texts.lead}</p>
      </div>
      <div className="grid min-h-30 gap-3 lg:rounded-2xl lg:border lg:border-line lg:bg-paper lg:p-8">
        {typeof session === 'object' ? <Welcome name={session.user.profile.name} /> : <Invitation hidden={!visitor} />}
      </div>
    </section>
  );
}

/** Keeps its place, unseen, while it is being asked whether someone is signed in. */
function Invitation({ hidden }: { hidden: boolean }) {
  const texts = useLandingTexts();
  return (
    <div className={`grid gap-3 ${hidden ? 'invisible' : ''}`}>
      <ButtonLink to={PATHS.register}>{texts.register}</ButtonLink>
      <ButtonLink to={PATHS.login} look="secondary">
        {texts.haveAccount}
      </ButtonLink>
      <p className="text-center text-small text-muted">{texts.freeText}</p>
    </div>
  );
}

function Welcome({ name }: { name: string }) {
  const texts = useLandingTexts();
  return (
    <>
      <h2 className="text-2xl">{texts.welcome(name)}</h2>
      <p className="text-muted">{texts.welcomeLead}</p>
      <ButtonLink to={PATHS.profiles}>{texts.browse}</ButtonLink>
    </>
  );
}
