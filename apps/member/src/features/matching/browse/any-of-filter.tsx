import { startTransition, useOptimistic } from 'react';
import { DISTRICTS, type DistrictState } from '@kalyanam/shared/base/domain/districts';
import { FILTER, wordsIn, type AnyOfFilter as Name } from '@kalyanam/shared/topics/profile/filters';
import { useSubcasteIds } from '../../../parts/details/subcastes';
import { useDetailWords } from '../../../parts/details/words';
import { ChoicesGroup } from '../../../ui/form/choices-group';
import type { NoteOf } from '../../../ui/form/option-note';
import { SeveralField } from '../../../ui/form/several-field';
import { useFilterTexts } from './filters.en';
import { useFilterWords } from './filter-words';

/** More choices than this are a list to search. */
const AT_A_GLANCE = 8;
/** As many as an address may name. */
const MOST = 20;
const STATES = Object.keys(DISTRICTS) as DistrictState[];

interface AnyOfFilterProps {
  name: Name;
  value: string;
  noteOf: NoteOf;
  onChange: (name: Name, value: string) => void;
}

/** Any of several words: those who fit one of them are shown. */
export function AnyOfFilter({ name, value, noteOf, onChange }: AnyOfFilterProps) {
  const texts = useFilterTexts();
  const { nativeState } = useDetailWords();
  const { nameOf, wordOf } = useFilterWords();
  const subcastes = useSubcasteIds(name === 'subcaste');
  // The choice shows immediately; the rest of the sheet follows.
  const [shown, show] = useOptimistic(value);
  const values = shown === '' ? [] : wordsIn(shown);
  const label = nameOf(name);
  const choose = (next: readonly string[]) =>
    startTransition(() => {
      show(next.join());
      onChange(name, next.join());
    });
  const words = name === 'subcaste' ? subcastes : (FILTER[name].words ?? []);
  const option = (word: string) => ({ value: word, label: wordOf(name, word) });
  if (words.length <= AT_A_GLANCE)
    return (
      <ChoicesGroup
        label={label}
        options={words.map(option)}
        values={values}
        noteOf={noteOf}
        onChange={({ target }) =>
          choose(target.checked ? [...values, target.value] : values.filter((other) => other !== target.value))
        }
      />
    );
  const sorted = (list: readonly string[]) =>
    list.map(option).sort((one, other) => one.label.localeCompare(other.label));
  const groups =
    name === 'nativeDistrict'
      ? STATES.map((state) => ({ name: nativeState(state), options: sorted(DISTRICTS[state]) }))
      : [{ name: null, options: name === 'degree' ? words.map(option) : sorted(words) }];
  return (
    <SeveralField
      label={label}
      searchLabel={texts.search(label)}
      none={texts.noneFound}
      groups={groups}
      values={values}
      most={MOST}
      noteOf={noteOf}
      onChange={choose}
    />
  );
}
