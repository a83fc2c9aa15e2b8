import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DenialAnswer } from '@kalyanam/shared/contracts/ledger';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { orSuggest, Suggested } from '../../../../parts/family-desk/or-suggest';
import { api } from '../../../../session/session';
import { useFailure } from '../../../../ui/texts/sentences';
import { showToast } from '../../../../ui/toast';
import { useLedgerTexts } from './ledger.en';
import { useRelationTexts } from '../../../../parts/relations/relations.en';
import { setBlocked } from '../../../../parts/relations/use-block';
import { useCommonTexts } from '../../../../ui/texts/common.en';

const setDenied = (id: string, wanted: boolean): Promise<DenialAnswer> =>
  wanted
    ? api.put(ROUTES.contactDenial(id))
    : orSuggest(api.delete<DenialAnswer>(ROUTES.contactDenial(id)), { kind: 'contact-shown', profileId: id });

/**
 * Acts on a viewer; each can be undone for a moment, and the other family never learns of it.
 * @param onGone called here after a block, since what asked for it goes then
 */
export function useLedgerActs(id: string, name: string, onGone: () => void) {
  const texts = useLedgerTexts();
  const common = useCommonTexts();
  const relations = useRelationTexts();
  const failure = useFailure();
  const client = useQueryClient();
  // A suggestion has shown its own message already.
  const onError = (thrown: unknown) => thrown instanceof Suggested || showToast(failure(thrown));
  const denial = useMutation({
    mutationFn: (wanted: boolean) => setDenied(id, wanted),
    onSuccess: async ({ denied }) => {
      await client.invalidateQueries({ queryKey: ['ledger'] });
      if (denied) showToast(texts.hidden(name), { label: common.undo, run: () => denial.mutate(false) });
      else showToast(texts.shown(name));
    },
    onError,
  });
  const block = useMutation({
    mutationFn: (wanted: boolean) => setBlocked(id, wanted),
    onSuccess: async ({ blocked }) => {
      client.removeQueries({ queryKey: ['profile', id] });
      if (blocked) {
        onGone();
        showToast(relations.blocked(name), { label: common.undo, run: () => block.mutate(false) });
      }
      await client.invalidateQueries();
    },
    onError,
  });
  return { denial, block };
}
