import { useQueryClient } from '@tanstack/react-query';
import type { MyDetails, MyDetailsAnswer } from '@kalyanam/shared/contracts/details';
import type { DetailCard } from '@kalyanam/shared/topics/profile/field-spec';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { myProfile } from '../../../../parts/account/my-profile.queries';
import { myDetails } from '../../../../parts/details/details.queries';
import { orSuggest, Suggested } from '../../../../parts/family-desk/or-suggest';
import { useAsks } from '../../../../parts/family-desk/asks';
import { api } from '../../../../session/session';
import { useVersionedSave, type Base } from '../use-versioned-save';
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
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const baseOf = (details: MyDetails): Base<DetailValues> => ({
  version: details.version,
  values: detailValues(details),
});

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

/** Saves what was changed in one card. */
export function useCard(details: MyDetails, card: DetailCard, { onSaved, onUnchanged }: CardOptions) {
  const client = useQueryClient();
  const asks = useAsks('edit') !== null;
  const { familyConsent } = details;
  const parts = partsOfCard(card, details);
  const known = () => client.getQueryData(myDetails.queryKey) ?? details;
  const saving = useVersionedSave<DetailValues, Part>({
    first: () => baseOf(details),
    resolverOf: (kept) => cardResolver({ parts, kept, consent: familyConsent }),
    // Another card's save is no change of this one.
    known: () => baseOf(known()),
    fetchNewest: async () => baseOf(await client.fetchQuery({ ...myDetails, staleTime: 0 })),
    changed: (from, to) => changedParts(parts, from, to),
    merge: (base, mine, newest) => mergedDetails(parts, base, mine, newest),
    send,
    sendsMore: ({ told }) => told,
    onUnchanged,
  });

  const { rebase, begin } = saving;

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
    const saved = known();
    begin(baseOf(saved));
    void client.invalidateQueries({ queryKey: myProfile.queryKey });
    // A part that waits for the candidate has said so itself.
    if (!asks) onSaved(parts.some((part) => part in saved.pendingReview));
  }

  return { ...saving, parts };
}

/** Scrolls to the card that the address names. */
export function useWanted(card: string) {
  const place = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${card}`) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [hash, card]);
  return place;
}
