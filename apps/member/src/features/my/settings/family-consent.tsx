import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { myDetails } from '../../../parts/details/details.queries';
import { PATHS } from '../../../shell/paths';
import { RowLink } from '../../../ui/row-list';
import { useSettingsTexts } from './settings.en';
import { WithdrawConsent } from './withdraw-consent';

/** The consent on which facts about relatives rest. */
export function FamilyConsent() {
  const texts = useSettingsTexts();
  const client = useQueryClient();
  const { data } = useQuery(myDetails);
  if (!data) return null;
  if (!data.familyConsent)
    return <RowLink icon="family" title={texts.family} hint={texts.familyNotGiven} to={PATHS.moreDetails} />;
  return (
    <WithdrawConsent
      kind="family-details"
      icon="family"
      title={texts.familyWithdraw}
      given={texts.familyGiven}
      question={texts.familyQuestion}
      erased={texts.familyErased}
      onErased={async () => {
        void client.invalidateQueries({ queryKey: myProfile.queryKey });
        await client.invalidateQueries({ queryKey: myDetails.queryKey });
      }}
    />
  );
}
