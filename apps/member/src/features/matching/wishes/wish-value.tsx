import { useId } from 'react';
import { DISTRICTS, type DistrictState } from '@kalyanam/shared/base/domain/districts';
import { heightLabel } from '@kalyanam/shared/base/vocabulary/height';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { ABROAD, countryWord, wishSpec, type Span, type WishName } from '@kalyanam/shared/topics/matching/wishes';
import { useSubcasteIds } from '../../../parts/details/subcastes';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { ChipsField } from '../../../ui/form/chips-field';
import { ChoicesGroup } from '../../../ui/form/choices-group';
import { SelectField } from '../../../ui/form/select-field';
import { showToast } from '../../../ui/toast';
import type { DraftItem } from './draft';
import { useWishesTexts } from './wishes.en';

/** More choices than this are a list to search. */
const AT_A_GLANCE = 9;
const NATIVE_STATES = Object.keys(DISTRICTS) as DistrictState[];

interface WishValueProps {
  wish: WishName;
  value: DraftItem['value'];
  error: string | undefined;
  onChange: (value: DraftItem['value']) => void;
}

/** The wished value, by the kind of the wish. */
export function WishValue({ wish, value, error, onChange }: WishValueProps) {
  const texts = useWishesTexts();
  const { nameOf, wordOf } = useWishWords();
  const group = useId();
  const subcastes = useSubcasteIds(wish === 'subcaste');
  const spec = wishSpec(wish);
  const name = nameOf(wish);
  if (spec.kind === 'span') return <Range wish={wish} span={value as Span} onChange={onChange} />;
  const words = wish === 'subcaste' ? subcastes : spec.words;
  const options: Option[] = words.map((word) => ({ value: word, label: wordOf(wish, word) }));
  if (spec.kind === 'at-least')
    return (
      <SelectField
        label={texts.least}
        options={options}
        value={(value as string | null) ?? ''}
        error={error}
        onChange={({ target }) => onChange(target.value || null)}
      />
    );
  if (spec.kind === 'one-of') {
    if (options.length === 1) return <p className="text-muted">{options[0]?.label}</p>;
    return (
      <ChoiceGroup
        label={name}
        labelUnseen
        name={group}
        options={options}
        value={(value as string | null) ?? ''}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const values = (value as string[] | null) ?? [];
  if (options.length <= AT_A_GLANCE)
    return (
      <ChoicesGroup
        label={name}
        labelUnseen
        options={options}
        values={values}
        error={error}
        onChange={({ target }) =>
          onChange(target.checked ? [...values, target.value] : values.filter((other) => other !== target.value))
        }
      />
    );
  return (
    <ChipsField
      label={name}
      labelUnseen
      options={inUse(wish, options)}
      values={values}
      most={words.length}
      error={error}
      onChange={onChange}
    />
  );
}

function Range({ wish, span, onChange }: { wish: WishName; span: Span; onChange: (span: Span) => void }) {
  const texts = useWishesTexts();
  const spec = wishSpec(wish);
  if (spec.kind !== 'span') return null;
  const options = Array.from({ length: spec.max - spec.min + 1 }, (_, step) => {
    const end = spec.min + step;
    return { value: String(end), label: wish === 'height' ? heightLabel(end) : String(end) };
  });
  const set = (change: Partial<Span>) => {
    const next = { ...span, ...change };
    if (next.from > next.to) {
      showToast(texts.swapped);
      onChange({ from: next.to, to: next.from });
    } else onChange(next);
  };
  const number = (text: string, otherwise: number) => (text === '' ? otherwise : Number(text));
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={texts.from}
        options={options}
        value={String(span.from)}
        onChange={({ target }) => set({ from: number(target.value, spec.min) })}
      />
      <SelectField
        label={texts.to}
        options={options}
        value={String(span.to)}
        onChange={({ target }) => set({ to: number(target.value, spec.max) })}
      />
    </div>
  );
}

/** The words of long lists that families name first. */
const FIRST_WORDS: Partial<Record<WishName, readonly string[]>> = {
  workPlace: ['telangana', 'andhra-pradesh', 'karnataka', countryWord('usa'), ABROAD],
  home: NATIVE_STATES,
};

function inUse(wish: WishName, options: readonly Option[]): Option[] {
  const first = FIRST_WORDS[wish] ?? [];
  const named = first.flatMap((word) => options.filter(({ value }) => value === word));
  const others = options.filter(({ value }) => !first.includes(value));
  return [...named, ...others.sort((one, other) => one.label.localeCompare(other.label))];
}
