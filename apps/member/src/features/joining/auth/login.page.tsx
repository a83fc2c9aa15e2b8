import { IDENTITY_PROBLEMS } from '@kalyanam/shared/contracts/identity';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath, overList, PATHS, wantedPath } from '../../../shell/paths';
import { IdentityButton } from '../../../parts/identity/identity-button';
import { AppLink } from '../../../ui/app-link';
import { Notice } from '../../../ui/notice';
import { AuthCard } from './auth-card';
import { useAuthTexts } from './auth.en';
import { LoginForm } from './login-form';

const LINK = 'inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4';

export default function LoginPage() {
  const texts = useAuthTexts();
  const { search } = useLocation();
  const wanted = wantedPath(new URLSearchParams(search));
  const finds = wanted === overList('find');
  return (
    <>
      <title>{texts.title}</title>
      <AuthCard heading={texts.heading} lead={texts.lead}>
        <Arrival />
        {finds && <FindsNotice />}
        <LoginForm />
        <AppLink to={PATHS.forgotPassword} className={`mt-2 ${LINK}`}>
          {texts.forgot}
        </AppLink>
        <IdentityButton returnTo={wanted ?? PATHS.profiles} />
        <p className="mt-6 border-t border-line pt-4">
          {texts.newHere}{' '}
          <AppLink to={PATHS.register} className={LINK}>
            {texts.register}
          </AppLink>
        </p>
        {!finds && (
          <p>
            {texts.toldNumber}{' '}
            <AppLink to={loginPath(overList('find'))} className={LINK}>
              {texts.loginFirst}
            </AppLink>
          </p>
        )}
        <p>
          {texts.madeForYou}{' '}
          <AppLink to={PATHS.candidate} className={LINK}>
            {texts.byYourPhone}
          </AppLink>
        </p>
      </AuthCard>
    </>
  );
}

/** The answer to the link below, which leads to this page itself: the focus goes to it. */
function FindsNotice() {
  const { findsNext } = useAuthTexts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className="mt-6 focus:outline-none">
      <Notice>{findsNext}</Notice>
    </div>
  );
}

/** Why the visitor is here: a password just set, or an identity service that did not sign in. */
function Arrival() {
  const texts = useAuthTexts();
  const { state, search } = useLocation() as { state: { reset?: true | 'email-verified' } | null; search: string };
  const told = new URLSearchParams(search).get('identity');
  const problem = IDENTITY_PROBLEMS.find((known) => known === told);
  if (!problem && !state?.reset) return null;
  return (
    <div className="mt-6">
      <Notice look={problem ? 'danger' : 'leaf'} alert={Boolean(problem)}>
        {problem
          ? texts.identityProblems[problem]
          : state?.reset === 'email-verified'
            ? texts.emailVerified
            : texts.resetDone}
      </Notice>
    </div>
  );
}
