import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { IconName } from '../../../ui/icon';
import { useSettingsTexts } from './settings.en';
import { ownConsents } from './settings.queries';
import { WithdrawConsent } from './withdraw-consent';

interface GivenConsentProps {
  kind: 'horoscope' | 'biodata-link';
  icon: IconName;
}

/** A consent by which data is kept: withdrawing it erases that data. Nothing where it is not given. */
export function GivenConsent({ kind, icon }: GivenConsentProps) {
  const { given, withdraw, question, erased } = useSettingsTexts().givenConsents[kind];
  const client = useQueryClient();
  const { data } = useQuery(ownConsents);
  if (!data?.consents.some((consent) => consent.kind === kind && consent.givenAt !== null)) return null;
  return (
    <WithdrawConsent
      kind={kind}
      icon={icon}
      title={withdraw}
      given={given}
      question={question}
      erased={erased}
      onErased={() => client.invalidateQueries()}
    />
  );
}
