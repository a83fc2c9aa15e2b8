import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ROUTES } from '@kalyanam/shared/routes';
import { myProfile } from '../../domain/account/my-profile.queries';
import { myDetails } from '../../domain/details/details.queries';
import { MoreVisibleChoice } from '../../domain/details/more-visible';
import { api } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RowButton, RowLink, RowList } from '../../ui/row-list';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useSettingsTexts } from './settings.en';

/** Who reads the more private half of the details, and the consent that what is about relatives rests on. */
export function FamilyConsent() {
  const texts = useSettingsTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(myDetails);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.put(ROUTES.consent('family-details'), { given: false }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: myDetails.queryKey });
      void client.invalidateQueries({ queryKey: myProfile.queryKey });
      setAsking(false);
      showToast(texts.familyErased);
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  if (!data) return null;
  return (
    <>
      <MoreVisibleChoice chosen={data.moreVisible} version={data.version} />
      <RowList>
        {data.familyConsent ? (
          <RowButton
            icon="family"
            title={texts.familyWithdraw}
            hint={texts.familyGiven}
            onPress={() => setAsking(true)}
          />
        ) : (
          <RowLink icon="family" title={texts.family} hint={texts.familyNotGiven} to={`${PATHS.moreDetails}#family`} />
        )}
      </RowList>
      <ConfirmDialog
        open={asking}
        title={texts.familyWithdraw}
        question={texts.familyQuestion}
        confirm={texts.familyConfirm}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
