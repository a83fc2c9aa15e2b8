import { LIMITS } from '@kalyanam/shared/limits';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useConsentWaitsTexts } from '../../domain/account/consent-waits.en';
import { waitsForConsent } from '../../domain/account/waits-for-consent';
import { useSessionUser } from '../../session/session';
import { Icon, type IconName } from '../../ui/icon';
import { useVerifyTexts } from './verify.en';

/** What a newcomer gets for the two codes, and what comes after. */
export function WhatOpens() {
  const texts = useVerifyTexts();
  const hours = LIMITS.verificationHours;
  const language = useLanguage();
  const user = useSessionUser();
  const consent = useConsentWaitsTexts();
  const from = user?.listedFrom;
  return (
    <section className="rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 className="text-lg">{texts.opensHeading}</h2>
      <ul className="mt-3 grid gap-3">
        <Opens
          icon="browse"
          when={
            !user?.consentNeeded
              ? texts.afterCodes
              : waitsForConsent(user)
                ? consent.title(user.profile.name)
                : texts.afterConsent
          }
          what={from ? texts.opensBrowseFrom(formatDay(from, language)) : texts.opensBrowse}
        />
        <Opens icon="shield" when={texts.afterReview(hours.from, hours.to)} what={texts.opensContact} />
      </ul>
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
