import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '@kalyanam/web/api-error';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import type { MyDetails, MyDetailsAnswer } from '@kalyanam/shared/contracts/details';
import type { DetailCard } from '@kalyanam/shared/topics/profile/field-spec';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { myProfile } from '../../../../parts/account/my-profile.queries';
import { myDetails } from '../../../../parts/details/details.queries';
import { orSuggest, Suggested } from '../../../../parts/family-desk/or-suggest';
import { useAsks } from '../../../../parts/family-desk/use-asks';
import { api } from '../../../../session/session';
import { cardResolver } from './card-rules';
import {
  changedParts,
  detailValues,
  mergedDetails,
  partsOfCard,
  sentPart,
  sentSiblings,
  type DetailValues,
  type Part,
} from './detail-values';

/** Times that a save is sent again because other details were changed elsewhere in between. */
const AGAIN = 3;

/** The version that the typed values were made on, and what it held. */
interface Base {
  readonly version: number;
  readonly values: DetailValues;
}

const baseOf = (details: MyDetails): Base => ({ version: details.version, values: detailValues(details) });

export interface Conflict {
  readonly newest: DetailValues;
  readonly parts: readonly Part[];
}

interface CardOptions {
  /** @param waits whether something of this card waits for the team */
  onSaved: (waits: boolean) => void;
  onUnchanged: () => void;
}

/** Null where the candidate was asked instead: the two halves of a card go to them one by one. */
const unlessSuggested = <T>(sent: Promise<T>): Promise<T | null> =>
  sent.catch((thrown: unknown) => {
    if (thrown instanceof Suggested) return null;
    throw thrown;
  });

/** Saves what was changed in one card against the version it was made on; where both changed the same, they choose (R30). */
export function useCard(details: MyDetails, card: DetailCard, { onSaved, onUnchanged }: CardOptions) {
  const client = useQueryClient();
  const asks = useAsks('edit') !== null;
  const [base, setBase] = useState(() => baseOf(details));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const { familyConsent } = details;
  const parts = partsOfCard(card, details);
  const resolver = cardResolver({ parts, kept: base.values, consent: familyConsent });
  const form = useForm<DetailValues>({ resolver, mode: 'onTouched', defaultValues: base.values });

  const keep = (answer: MyDetails) => {
    client.setQueryData(myDetails.queryKey, answer);
    setBase(baseOf(answer));
  };

  const save = form.handleSubmit(async (values) => {
    setFailed(null);
    setConflict(null);
    if (changedParts(parts, base.values, values).length === 0 && !values.told) return onUnchanged();
    // Another card's save is no change of this one.
    const now = baseOf(client.getQueryData(myDetails.queryKey) ?? details);
    const untouched = changedParts(parts, base.values, now.values).length === 0;
    try {
      if (values.told && !familyConsent) {
        await api.put(ROUTES.consent('family-details'), { given: true });
        client.setQueryData(myDetails.queryKey, (seen) => seen && { ...seen, familyConsent: true });
      }
      await send(values, untouched ? now : base);
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });

  async function send(values: DetailValues, from: Base, again = AGAIN): Promise<void> {
    let { version } = from;
    const changed = changedParts(parts, from.values, values);
    const fields = changed.filter((part) => part !== 'siblings');
    try {
      if (fields.length > 0) {
        const change = { ...Object.fromEntries(fields.map((part) => [part, sentPart(part, values)])), version };
        const sent = api.patch<MyDetailsAnswer>(ROUTES.myDetails, change);
        const kept = await unlessSuggested(orSuggest(sent, { kind: 'edit', of: 'details', change }));
        if (kept) {
          keep(kept.details);
          ({ version } = kept.details);
        }
      }
      if (changed.includes('siblings')) {
        const change = { siblings: sentSiblings(values), version };
        const sent = api.put<MyDetailsAnswer>(ROUTES.mySiblings, change);
        const kept = await unlessSuggested(orSuggest(sent, { kind: 'edit', of: 'siblings', change }));
        if (kept) keep(kept.details);
      }
    } catch (thrown) {
      if (!isApiError(thrown) || thrown.code !== 'changed-meanwhile' || again === 0) throw thrown;
      const newest = await client.fetchQuery({ ...myDetails, staleTime: 0 });
      const next = baseOf(newest);
      const { values: both, conflicts } = mergedDetails(parts, from.values, values, next.values);
      if (conflicts.length === 0) return send(both, next, again - 1);
      setBase(next);
      form.reset(both);
      return setConflict({ newest: next.values, parts: conflicts });
    }
    const saved = client.getQueryData(myDetails.queryKey);
    form.reset(saved ? detailValues(saved) : values);
    void client.invalidateQueries({ queryKey: myProfile.queryKey });
    // A part that waits for the candidate has said so itself.
    if (!asks) onSaved(parts.some((part) => saved && part in saved.pendingReview));
  }

  /** Takes the newest of a detail, or stays with what was typed. */
  function settle(part: Part, newest: boolean) {
    if (!conflict) return;
    if (newest) form.setValue(part, conflict.newest[part]);
    setConflict({ ...conflict, parts: conflict.parts.filter((other) => other !== part) });
  }

  const isUnsaved = () => changedParts(parts, base.values, form.getValues()).length > 0;

  return { form, parts, save, failed, conflict, settle, isUnsaved };
}
