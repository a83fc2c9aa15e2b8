import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { MyHoroscope, MyHoroscopeAnswer } from '@kalyanam/shared/contracts/horoscope';
import type { FieldErrors } from '@kalyanam/shared/base/errors';
import { HOROSCOPE_ROUTES } from '@kalyanam/shared/topics/stars/horoscope';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { orSuggest, Suggested } from '../../../../../parts/family-desk/or-suggest';
import { api } from '../../../../../session/session';
import { draftOf, isChanged, merged, refusedIn, updateOf, withPart, type Draft, type Part } from './draft';
import { myHoroscope } from './horoscope.queries';

export interface Conflict {
  readonly newest: Draft;
  readonly parts: readonly Part[];
}

/** Fills in the card and saves it against the version it was made on; where both changed the same, they choose (R30). */
export function useHoroscope(first: MyHoroscope, onSaved: () => void) {
  const client = useQueryClient();
  const [kept, setKept] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first));
  const [agreed, setAgreed] = useState(first.consent);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failed, setFailed] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);

  const change = (changes: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    // Time, place and zone are judged together.
    const named = Object.keys(changes).includes('birthTime') ? ['birthTime', 'which'] : Object.keys(changes);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !named.includes(field))));
  };

  const keep = (horoscope: MyHoroscope) => {
    client.setQueryData(myHoroscope.queryKey, horoscope);
    void client.invalidateQueries({ queryKey: ['star-match'] });
    setKept(horoscope);
    setDraft(draftOf(horoscope));
    setAgreed(horoscope.consent);
  };

  async function send() {
    if (!kept.consent) {
      await api.put(ROUTES.consent('horoscope'), { given: true });
      setKept({ ...kept, consent: true });
    }
    const change = { ...updateOf(draft, kept) };
    const sent = api.put<MyHoroscopeAnswer>(HOROSCOPE_ROUTES.mine, change);
    keep((await orSuggest(sent, { kind: 'edit', of: 'horoscope', change })).horoscope);
    onSaved();
  }

  async function meet(thrown: unknown) {
    if (thrown instanceof Suggested) return setDraft(draftOf(kept));
    if (!isApiError(thrown) || thrown.code !== 'changed-meanwhile') {
      const fields = isApiError(thrown) ? (thrown.fields ?? {}) : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailed(thrown);
      return;
    }
    const newest = await client.fetchQuery({ ...myHoroscope, staleTime: 0 });
    const both = merged(draftOf(kept), draft, draftOf(newest));
    setKept(newest);
    setDraft(both.draft);
    setConflict({ newest: draftOf(newest), parts: both.conflicts });
  }

  async function save() {
    if (busy) return;
    const refused = refusedIn(draft, kept, agreed);
    setErrors(refused);
    setFailed(null);
    setConflict(null);
    if (Object.keys(refused).length > 0) return;
    setBusy(true);
    await send()
      .catch(meet)
      .catch(setFailed)
      .finally(() => setBusy(false));
  }

  const erase = async () => keep((await api.delete<MyHoroscopeAnswer>(HOROSCOPE_ROUTES.mine)).horoscope);

  /** Takes the newest of a part, or stays with what was typed. */
  function settle(part: Part, newest: boolean) {
    if (!conflict) return;
    if (newest) setDraft(withPart(draft, conflict.newest, part));
    const parts = conflict.parts.filter((other) => other !== part);
    setConflict(parts.length > 0 ? { ...conflict, parts } : null);
  }

  return {
    ...{ kept, draft, change, agreed, setAgreed, errors, failed, conflict, settle, busy, save, erase },
    isUnsaved: () => isChanged(draftOf(kept), draft),
    discard: () => setDraft(draftOf(kept)),
  };
}
