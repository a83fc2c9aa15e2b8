import { useId } from 'react';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useWaitingTexts } from '../../../parts/account/waiting.en';
import { waitsForConsent } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Icon, type IconName } from '../../../ui/icon';
import { useVerifyTexts } from './verify.en';
import { useAppTexts } from '../../../shell/app.en';

/**
 * The benefits of the two codes for a newcomer, and the steps after them. A family that made the profile browses
 * already while it waits for the candidate.
 */
export function WhatOpens() {
  const heading = useId();
  const texts = useVerifyTexts();
  const app = useAppTexts();
  const hours = LIMITS.verificationHours;
  const language = useLanguage();
  const user = useSessionUser();
  const { consent } = useWaitingTexts();
  const from = user?.listedFrom;
  const waits = waitsForConsent(user);
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 id={heading} className="text-lg">
        {texts.opensHeading}
      </h2>
      <ul className="mt-3 grid gap-3">
        {user?.consentNeeded ? (
          <>
            {!waits && <Opens icon="browse" when={texts.afterCodes} what={texts.opensBrowseAlone} />}
            <Opens
              icon="eye"
              when={waits ? consent.title(user.profile.name) : texts.afterConsent}
              what={from ? texts.opensFoundFrom(formatDay(from, language)) : texts.opensFound}
            />
          </>
        ) : (
          <Opens
            icon="browse"
            when={texts.afterCodes}
            what={from ? texts.opensBrowseFrom(formatDay(from, language)) : texts.opensBrowse}
          />
        )}
        <Opens icon="shield" when={texts.afterReview(hours.from, hours.to)} what={texts.opensContact} />
      </ul>
      {waits && (
        <ButtonLink look="secondary" to={PATHS.profiles} className="mt-5 max-sm:w-full">
          {app.browse}
        </ButtonLink>
      )}
    </section>
  );
}

const Opens = ({ icon, when, what }: { icon: IconName; when: string; what: string }) => (
  <li className="flex gap-3">
    <Icon name={icon} className="mt-0.5 size-6 text-accent" />
    <p>
      <span className="block font-semibold">{when}</span>
      <span className="block text-muted">{what}</span>
    </p>
  </li>
);
