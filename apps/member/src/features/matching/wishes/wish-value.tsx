import { useId } from 'react';
import { DISTRICTS, type DistrictState } from '@kalyanam/shared/base/domain/districts';
import { heightLabel } from '@kalyanam/shared/base/vocabulary/height';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { STATES } from '@kalyanam/shared/base/vocabulary/places';
import { wishSpec, type Span, type WishName } from '@kalyanam/shared/topics/matching/wishes';
import { useSubcasteIds } from '../../../parts/details/subcastes';
import { useDetailWords } from '../../../parts/details/words';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { ChoicesGroup } from '../../../ui/form/choices-group';
import { SelectField } from '../../../ui/form/select-field';
import { SeveralField } from '../../../ui/form/several-field';
import { showToast } from '../../../ui/toast';
import type { DraftItem } from './draft';
import { useWishesTexts } from './wishes.en';

/** More choices than this are a list to search. */
const AT_A_GLANCE = 9;
const INDIAN_STATES: ReadonlySet<string> = new Set(valuesOf(STATES));
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
  return <LongList wish={wish} options={options} values={values} error={error} onChange={onChange} />;
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

interface LongListProps {
  wish: WishName;
  options: readonly Option[];
  values: readonly string[];
  error: string | undefined;
  onChange: (values: string[]) => void;
}

function LongList({ wish, options, values, error, onChange }: LongListProps) {
  const texts = useWishesTexts();
  const { nameOf } = useWishWords();
  const { nativeState } = useDetailWords();
  const name = nameOf(wish);
  const sorted = (list: readonly Option[]) => [...list].sort((one, other) => one.label.localeCompare(other.label));
  const among = (words: ReadonlySet<string>) => options.filter(({ value }) => words.has(value));
  const groups =
    wish === 'home'
      ? [
          { name: texts.states, options: among(new Set(NATIVE_STATES)) },
          ...NATIVE_STATES.map((state) => ({
            name: nativeState(state),
            options: sorted(among(new Set(DISTRICTS[state]))),
          })),
        ]
      : wish === 'workPlace'
        ? [
            { name: texts.india, options: sorted(among(INDIAN_STATES)) },
            { name: texts.abroad, options: options.filter(({ value }) => !INDIAN_STATES.has(value)) },
          ]
        : [{ name: null, options: sorted(options) }];
  return (
    <>
      <SeveralField
        label={name}
        labelUnseen
        searchLabel={texts.search(name)}
        none={texts.none}
        groups={groups}
        values={values}
        most={(wishSpec(wish) as { words: readonly string[] }).words.length}
        onChange={onChange}
      />
      {error && <p className="text-small text-danger">{error}</p>}
    </>
  );
}
