import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Digest, SavedSearch } from '@kalyanam/shared/contracts/searches';
import { SEARCH_LIMITS } from '@kalyanam/shared/topics/matching/searches';
import { ApiError } from '@kalyanam/web/api-error';
import { dropDraft, useKeptDraft } from '../../session/kept-drafts';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { FailureNotice } from '../../ui/form/failure-notice';
import { TextField } from '../../ui/form/text-field';
import { usePressLock } from '../../ui/press-lock';
import { useSentence } from '../../ui/texts/sentences';
import { savedSearches } from './searches.queries';
import { useSearchTexts } from './searches.en';

interface SearchWish {
  name: string;
  digest: Digest;
  consent: boolean;
}

interface SearchFormProps {
  /** The current search; null for a new one. */
  search: SavedSearch | null;
  /** `taken`: names of the member's other searches. */
  onSave: (wish: SearchWish, taken: readonly string[]) => Promise<SavedSearch>;
  onSaved: (search: SavedSearch) => void;
}

const DIGESTS: readonly Digest[] = ['weekly', 'daily', 'none'];

/** Name and digest of a search; the consent is asked with the first digest. */
export function SearchForm({ search, onSave, onSaved }: SearchFormProps) {
  const texts = useSearchTexts();
  const sentence = useSentence();
  const { data } = useQuery(savedSearches);
  const [name, setName] = useKeptDraft(`search:${search?.id ?? 'new'}`, search?.name ?? '');
  const [chosen, setChosen] = useState<Digest | null>(search?.digest ?? null);
  // Emails are never preset for a member who has not agreed to them.
  const digest = chosen ?? (data?.letters ? 'weekly' : 'none');
  const [consent, setConsent] = useState(false);
  const lock = usePressLock();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wish: SearchWish) => onSave(wish, data?.searches.map((one) => one.name) ?? []),
    onSuccess: (saved) => {
      dropDraft(`search:${search?.id ?? 'new'}`);
      onSaved(saved);
    },
    onSettled: lock.release,
  });
  const refused = error instanceof ApiError ? error.fields : {};
  const saying = (field: string) => (refused[field] ? sentence(refused[field]) : undefined);
  const asks = digest !== 'none' && data?.letters === false;
  const named = ['name', 'consent'].some((field) => refused[field]);
  return (
    <form
      noValidate
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (lock.take()) mutate({ name: name.trim(), digest, consent: asks && consent });
      }}
    >
      {!named && <FailureNotice failed={error} />}
      <TextField
        label={texts.name}
        hint={search ? undefined : texts.nameHint}
        optional={!search}
        maxLength={SEARCH_LIMITS.nameLength}
        value={name}
        error={saying('name')}
        onChange={(event) => setName(event.target.value)}
      />
      <ChoiceGroup
        label={texts.often}
        name="digest"
        value={digest}
        options={DIGESTS.map((value) => ({ value, label: texts.digest[value] }))}
        onChange={(event) => setChosen(event.target.value as Digest)}
      />
      {asks && (
        <CheckboxField
          checked={consent}
          error={saying('consent')}
          onChange={(event) => setConsent(event.target.checked)}
        >
          {texts.consent}
        </CheckboxField>
      )}
      <Button type="submit" busy={isPending}>
        {isPending ? texts.saving : texts.confirm}
      </Button>
    </form>
  );
}
