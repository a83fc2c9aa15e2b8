import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSettingsTexts } from './settings.en';
import { ownConsents } from './settings.queries';
import { WithdrawConsent } from './withdraw-consent';

/** C11: who takes it back takes the horoscope away. */
export function HoroscopeConsent() {
  const texts = useSettingsTexts();
  const client = useQueryClient();
  const { data } = useQuery(ownConsents);
  const given = data?.consents.some(({ kind, givenAt }) => kind === 'horoscope' && givenAt !== null);
  if (!given) return null;
  return (
    <WithdrawConsent
      kind="horoscope"
      icon="moon"
      title={texts.horoscopeWithdraw}
      given={texts.horoscopeGiven}
      question={texts.horoscopeQuestion}
      erased={texts.horoscopeErased}
      onErased={() => client.invalidateQueries()}
    />
  );
}
