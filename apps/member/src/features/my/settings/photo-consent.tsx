import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ownThumbKeeper } from '../../../parts/account/own-thumb';
import { useSettingsTexts } from './settings.en';
import { ownConsents } from './settings.queries';
import { WithdrawConsent } from './withdraw-consent';

/** C8: photos rest on the owner's statement that they are real; withdrawing it removes the photos. */
export function PhotoConsent() {
  const texts = useSettingsTexts();
  const client = useQueryClient();
  const { data } = useQuery(ownConsents);
  const keepThumb = ownThumbKeeper();
  const given = data?.consents.some(({ kind, givenAt }) => kind === 'photo-declaration' && givenAt !== null);
  if (!given) return null;
  return (
    <WithdrawConsent
      kind="photo-declaration"
      icon="camera"
      title={texts.photosWithdraw}
      given={texts.photosGiven}
      question={texts.photosQuestion}
      erased={texts.photosErased}
      onErased={() => {
        keepThumb([]);
        return client.invalidateQueries();
      }}
    />
  );
}
