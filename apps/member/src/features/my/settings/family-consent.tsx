import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { myDetails } from '../../../parts/details/details.queries';
import { MoreVisibleChoice } from '../../../parts/details/more-visible';
import { PATHS } from '../../../shell/paths';
import { RowLink, RowList } from '../../../ui/row-list';
import { useSettingsTexts } from './settings.en';
import { WithdrawConsent } from './withdraw-consent';

/** The readers of the more private half of the details, and the consent on which facts about relatives rest. */
export function FamilyConsent() {
  const texts = useSettingsTexts();
  const client = useQueryClient();
  const { data } = useQuery(myDetails);
  if (!data) return null;
  return (
    <>
      <MoreVisibleChoice chosen={data.moreVisible} version={data.version} />
      <RowList>
        {data.familyConsent ? (
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
        ) : (
          <RowLink icon="family" title={texts.family} hint={texts.familyNotGiven} to={`${PATHS.moreDetails}#family`} />
        )}
      </RowList>
    </>
  );
}
