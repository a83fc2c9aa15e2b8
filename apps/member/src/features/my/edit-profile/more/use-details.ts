import { useQueryClient } from '@tanstack/react-query';
import type { MyDetails, MyDetailsAnswer } from '@kalyanam/shared/contracts/details';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { myProfile } from '../../../../parts/account/my-profile.queries';
import { myDetails } from '../../../../parts/details/details.queries';
import { orSuggest, Suggested } from '../../../../parts/family-desk/or-suggest';
import { useAsks } from '../../../../parts/family-desk/asks';
import { api } from '../../../../session/session';
import { useVersionedSave, type Base } from '../use-versioned-save';
import { detailsResolver } from './details-rules';
import {
  ALL_PARTS,
  changedParts,
  detailValues,
  mergedDetails,
  sentPart,
  sentSiblings,
  type DetailValues,
  type Part,
} from './detail-values';

const baseOf = (details: MyDetails): Base<DetailValues> => ({
  version: details.version,
  values: detailValues(details),
});

interface DetailsOptions {
  /** Those of the question on the screen: only they are judged and saved. */
  parts: readonly Part[];
  /** @param waits whether something of this question waits for the team */
  onSaved: (waits: boolean) => void;
  onUnchanged: () => void;
}

/** Null where the candidate was asked instead: the two halves of an answer go to them one by one. */
const unlessSuggested = <T>(sent: Promise<T>): Promise<T | null> =>
  sent.catch((thrown: unknown) => {
    if (thrown instanceof Suggested) return null;
    throw thrown;
  });

const picked = (parts: readonly Part[], values: DetailValues): Partial<DetailValues> =>
  Object.fromEntries(parts.map((part) => [part, values[part]]));

/** One form for all questions: the typed values of one stay while another is on the screen. */
export function useDetails(details: MyDetails, { parts, onSaved, onUnchanged }: DetailsOptions) {
  const client = useQueryClient();
  const asks = useAsks('edit') !== null;
  const { familyConsent } = details;
  const known = () => client.getQueryData(myDetails.queryKey) ?? details;
  const saving = useVersionedSave<DetailValues, Part>({
    first: () => baseOf(details),
    resolverOf: (kept) => detailsResolver({ parts, kept, consent: familyConsent }),
    known: () => baseOf(known()),
    fetchNewest: async () => baseOf(await client.fetchQuery({ ...myDetails, staleTime: 0 })),
    changed: (from, to) => changedParts(parts, from, to),
    merge: (base, mine, newest) => {
      const { values, conflicts } = mergedDetails(ALL_PARTS, base, mine, newest);
      return { values, conflicts: conflicts.filter((part) => parts.includes(part)) };
    },
    send,
    sendsMore: ({ told }) => told && !familyConsent,
    onUnchanged,
  });
  const { base, form, rebase, begin } = saving;

  async function agree(values: DetailValues) {
    if (!values.told || known().familyConsent) return;
    await api.put(ROUTES.consent('family-details'), { given: true });
    client.setQueryData(myDetails.queryKey, (seen) => seen && { ...seen, familyConsent: true });
  }

  async function send(values: DetailValues, from: Base<DetailValues>) {
    await agree(values);
    let { version } = from;
    const changed = changedParts(parts, from.values, values);
    const fields = changed.filter((part) => part !== 'siblings');
    const keep = (answer: MyDetailsAnswer | null) => {
      if (!answer) return;
      client.setQueryData(myDetails.queryKey, answer.details);
      rebase(baseOf(answer.details));
      ({ version } = answer.details);
    };
    if (fields.length > 0) {
      const change = { ...Object.fromEntries(fields.map((part) => [part, sentPart(part, values)])), version };
      const sent = api.patch<MyDetailsAnswer>(ROUTES.myDetails, change);
      keep(await unlessSuggested(orSuggest(sent, { kind: 'edit', of: 'details', change })));
    }
    if (changed.includes('siblings')) {
      const change = { siblings: sentSiblings(values), version };
      const sent = api.put<MyDetailsAnswer>(ROUTES.mySiblings, change);
      keep(await unlessSuggested(orSuggest(sent, { kind: 'edit', of: 'siblings', change })));
    }
    const saved = baseOf(known());
    // Values typed at other questions are not saved yet, and stay.
    const elsewhere = changedParts(ALL_PARTS, from.values, values).filter((part) => !parts.includes(part));
    begin(saved, { ...saved.values, ...picked(elsewhere, values) });
    void client.invalidateQueries({ queryKey: myProfile.queryKey });
    // A part that waits for the candidate has said so itself.
    onSaved(!asks && parts.some((part) => part in known().pendingReview));
  }

  /** Leaves a question as it was kept. */
  function putBack() {
    for (const part of parts) form.setValue(part, base.values[part]);
    form.clearErrors();
  }

  const isUnsaved = () => changedParts(ALL_PARTS, base.values, form.getValues()).length > 0;

  return { ...saving, putBack, isUnsaved };
}
