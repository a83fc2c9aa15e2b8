import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsentsAnswer } from '@kalyanam/shared/contracts/details';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../../session/session';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { useFailure } from '../../../ui/texts/sentences';
import { useLineageTexts } from './lineage.en';
import { myLineage } from './lineage.queries';

/** Asked once, before anything about relatives is kept; it is taken back in Settings. */
export function FamilyConsent() {
  const texts = useLineageTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const give = useMutation({
    mutationFn: () => api.put<ConsentsAnswer>(ROUTES.consent('family-details'), { given: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: myLineage.queryKey }),
  });
  return (
    <div className="mb-4 rounded-control border border-amber-line bg-amber-ground px-4 py-2">
      <CheckboxField
        checked={give.isPending || give.isSuccess}
        error={give.error ? failure(give.error) : undefined}
        onChange={() => {
          if (!give.isPending) give.mutate();
        }}
      >
        {texts.consent}
        <span className="block text-small">{texts.consentFirst}</span>
      </CheckboxField>
    </div>
  );
}
