import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DenialAnswer } from '@kalyanam/shared/contracts/ledger';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { orSuggest, Suggested } from '../../../../parts/family-desk/or-suggest';
import { api } from '../../../../session/session';
import { useFailure } from '../../../../ui/texts/sentences';
import { showToast } from '../../../../ui/toast';
import { useLedgerTexts } from './ledger.en';
import { useCommonTexts } from '../../../../ui/texts/common.en';

const setDenied = (id: string, wanted: boolean): Promise<DenialAnswer> =>
  wanted
    ? api.put(ROUTES.contactDenial(id))
    : orSuggest(api.delete<DenialAnswer>(ROUTES.contactDenial(id)), { kind: 'contact-shown', profileId: id });

/** Keeps the number from a viewer, which can be undone for a moment; the other family never learns of it. */
export function useDenial(id: string, name: string) {
  const texts = useLedgerTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const denial = useMutation({
    mutationFn: (wanted: boolean) => setDenied(id, wanted),
    onSuccess: async ({ denied }) => {
      await client.invalidateQueries({ queryKey: ['ledger'] });
      if (denied) showToast(texts.hidden(name), { label: common.undo, run: () => denial.mutate(false) });
      else showToast(texts.shown(name));
    },
    // A suggestion has shown its own message already.
    onError: (thrown) => thrown instanceof Suggested || showToast(failure(thrown)),
  });
  return denial;
}
