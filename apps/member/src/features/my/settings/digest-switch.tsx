import { useMutation, useQuery } from '@tanstack/react-query';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { savedSearches, useSearchesChanged } from '../../../parts/searches/searches.queries';
import { useSearchTexts } from '../../../parts/searches/searches.en';
import { api } from '../../../session/session';
import { overList } from '../../../shell/paths';
import { SwitchField } from '../../../ui/form/switch-field';
import { RowLink } from '../../../ui/row-list';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';

/** The consent to digests: taken back here by one press, given with a search. */
export function DigestSwitch() {
  const texts = useSearchTexts();
  const failure = useFailure();
  const changed = useSearchesChanged();
  const { data } = useQuery(savedSearches);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.put(ROUTES.consent('digest'), { given: false }),
    onSuccess: async () => {
      await changed();
      showToast(texts.digestsOff);
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  if (!data?.letters) return <RowLink icon="mail" title={texts.open} to={overList('saved')} />;
  return (
    <li>
      <SwitchField
        row
        icon="mail"
        label={texts.digests}
        checked={!isPending}
        onChange={() => {
          if (!isPending) mutate();
        }}
      />
    </li>
  );
}
