import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Account } from '@kalyanam/shared/contracts/account';
import { useVerified } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Loaded } from '../../ui/loaded';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton';
import { useCommonTexts } from '../../ui/texts/common.en';
import { ContactChoice } from './contact-choice';
import { ownAccount } from './my-profile.queries';
import { PhotoChoice } from './photo-choice';
import { endWelcome, rememberWelcomed } from './welcome';
import { useAccountTexts } from './account.en';
import { useAppTexts } from '../../shell/app.en';

/**
 * Above the profiles after both codes: the two questions that should not wait until someone finds the settings. What
 * happens now is on the page already.
 */
export function WelcomeCard() {
  const texts = useAccountTexts().welcome;
  const app = useAppTexts();
  const query = useQuery(ownAccount);
  const verified = useVerified();
  const title = verified ? app.verified : texts.codesDone;
  return (
    <section aria-label={title} className="grid gap-5 rounded-card border border-line bg-paper p-4 sm:p-6">
      <h2 className="-mb-2 flex items-start gap-2 text-xl">
        <Icon name="check" className="mt-0.5 size-6 text-leaf" />
        {title}
      </h2>
      <Loaded
        query={query}
        skeleton={
          <Skeleton>
            <SkeletonBlock className="h-220 w-full sm:h-100" />
          </Skeleton>
        }
      >
        {(data) => <Questions account={data} />}
      </Loaded>
    </section>
  );
}

function Questions({ account }: { account: Account }) {
  const texts = useAccountTexts().welcome;
  const common = useCommonTexts();
  // A member who chose a narrower way before is not asked for it again.
  const [asked] = useState({
    photos: account.photoVisibility === 'verified',
    contact: account.contactVisibility === 'verified',
  });
  const [answered, setAnswered] = useState({ photos: !asked.photos, contact: !asked.contact });
  const done = answered.photos && answered.contact;
  // A member who has answered and goes on has read it.
  useEffect(() => (done ? endWelcome : undefined), [done]);
  const answer = (what: keyof typeof answered) => () => {
    rememberWelcomed();
    setAnswered((known) => ({ ...known, [what]: true }));
  };
  return (
    <>
      {(asked.photos || asked.contact) && (
        <>
          <p className="text-muted">{texts.lead}</p>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {asked.photos && <PhotoChoice brief chosen={null} onSaved={answer('photos')} />}
            {asked.contact && <ContactChoice brief chosen={null} onSaved={answer('contact')} />}
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-3">
        <AppLink
          to={PATHS.whoSeesWhat}
          className="inline-flex min-h-12 items-center gap-1 font-semibold text-accent underline underline-offset-4"
        >
          {texts.changeHere}
          <Icon name="right" className="size-4" />
        </AppLink>
        <Button look="quiet" onClick={endWelcome} className="-mx-3">
          {done ? common.close : texts.later}
        </Button>
      </div>
    </>
  );
}
