import { startTransition, useOptimistic } from 'react';
import { FILTER, wordsIn, type AnyOfFilter as Name } from '@kalyanam/shared/topics/profile/filters';
import { useSubcasteIds } from '../../../parts/details/subcastes';
import { ChipsField } from '../../../ui/form/chips-field';
import { useFilterWords } from './filter-words';
import { byCount, useCountNote } from './use-option-counts';

/** As many as an address may name. */
const MOST = 20;

interface AnyOfFilterProps {
  name: Name;
  value: string;
  counts: Record<string, number> | undefined;
  onChange: (name: Name, value: string) => void;
}

/** Any of several words: those who fit one of them are shown. */
export function AnyOfFilter({ name, value, counts, onChange }: AnyOfFilterProps) {
  const { nameOf, wordOf } = useFilterWords();
  const countNote = useCountNote();
  const subcastes = useSubcasteIds(name === 'subcaste');
  // The choice shows immediately; the rest of the sheet follows.
  const [shown, show] = useOptimistic(value);
  const values = shown === '' ? [] : wordsIn(shown);
  const words = name === 'subcaste' ? subcastes : (FILTER[name].words ?? []);
  const options = words.map((word) => ({ value: word, label: wordOf(name, word) }));
  return (
    <ChipsField
      label={nameOf(name)}
      options={byCount(options, counts, values)}
      values={values}
      most={MOST}
      noteOf={(word) => countNote(counts?.[word])}
      onChange={(next) =>
        startTransition(() => {
          show(next.join());
          onChange(name, next.join());
        })
      }
    />
  );
}
