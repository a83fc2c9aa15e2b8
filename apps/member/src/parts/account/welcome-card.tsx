import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { useSessionUser } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton';
import { useCommonTexts } from '../../ui/texts/common.en';
import { DOCUMENTS_PATH } from './completeness-places';
import { ContactChoice } from './contact-choice';
import { myProfile, waitsForDocument } from './my-profile.queries';
import { endWelcome, rememberWelcomed } from './welcome';
import { useAccountTexts } from './account.en';
import { useWaitingTexts } from './waiting.en';
import { useAppTexts } from '../../shell/app.en';

/**
 * After both codes: what happens now, and the one question that should not wait until someone finds the settings. Above
 * the list of profiles, which already says what happens now, only the question is left.
 */
export function WelcomeCard({ onList = false }: { onList?: boolean }) {
  const texts = useAccountTexts().welcome;
  const app = useAppTexts();
  const query = useQuery(myProfile);
  const [answered, setAnswered] = useState(false);
  const verified = useSessionUser()?.verificationStatus === 'verified';

  // A member who has answered and goes on has read it.
  useEffect(() => (answered ? endWelcome : undefined), [answered]);

  return (
    <section
      aria-label={verified ? app.verified : texts.codesDone}
      className="grid gap-5 rounded-card border border-line bg-paper p-4 sm:p-6"
    >
      {onList && (
        <h2 className="-mb-2 flex items-start gap-2 text-xl">
          <Icon name="check" className="mt-0.5 size-6 text-leaf" />
          {verified ? app.verified : texts.codesDone}
        </h2>
      )}
      <Loaded
        query={query}
        skeleton={
          <Skeleton>
            <SkeletonBlock className="h-120 w-full sm:h-64" />
          </Skeleton>
        }
      >
        {(data) => (
          <Rest
            profile={data}
            verified={verified}
            told={onList}
            answered={answered}
            onAnswered={() => {
              rememberWelcomed();
              setAnswered(true);
            }}
          />
        )}
      </Loaded>
    </section>
  );
}

interface RestProps {
  profile: MyProfile;
  verified: boolean;
  /** The page says elsewhere what happens now. */
  told: boolean;
  answered: boolean;
  onAnswered: () => void;
}

function Rest({ profile, verified, told, answered, onAnswered }: RestProps) {
  const texts = useAccountTexts().welcome;
  const common = useCommonTexts();
  // A member who chose the narrower way in the settings before is not asked again.
  const [asks] = useState(profile.contactVisibility === 'verified');
  const { percent } = profile.completeness;
  return (
    <>
      {!told && <WhatNow profile={profile} verified={verified} />}
      {asks && (
        <div>
          <ContactChoice chosen={null} onSaved={onAnswered} />
          <p className="mt-1 text-small text-muted">{texts.inSettings}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-3">
        {percent < 100 && (
          <AppLink
            to={PATHS.myProfile}
            className="inline-flex min-h-12 items-center gap-1 font-semibold text-accent underline underline-offset-4"
          >
            {texts.complete(percent)}
            <Icon name="right" className="size-4" />
          </AppLink>
        )}
        <Button look="quiet" onClick={endWelcome} className="-mx-3">
          {asks && !answered ? texts.later : common.close}
        </Button>
      </div>
    </>
  );
}

function WhatNow({ profile, verified }: Pick<RestProps, 'profile' | 'verified'>) {
  const texts = useAccountTexts().welcome;
  const app = useAppTexts();
  const common = useCommonTexts();
  const { missing } = useWaitingTexts();
  const { from, to } = LIMITS.verificationHours;
  if (verified) return <p>{app.verifiedOpens}</p>;
  if (!waitsForDocument(profile)) return <p>{texts.waiting(from, to)}</p>;
  return (
    <Notice title={missing[profile.identity.kind]}>
      <p>{texts.without}</p>
      <ButtonLink to={DOCUMENTS_PATH} className="mt-3 max-sm:w-full">
        {common.upload}
      </ButtonLink>
    </Notice>
  );
}
