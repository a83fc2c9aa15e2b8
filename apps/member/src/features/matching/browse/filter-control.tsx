import { memo, startTransition, useOptimistic } from 'react';
import { FILTER, type AnyOfFilter as AnyOf, type FilterName } from '@kalyanam/shared/topics/profile/filters';
import { HEIGHTS } from '@kalyanam/shared/base/vocabulary/height';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { useSessionUser } from '../../../session/session';
import { CityField } from '../../../parts/places/city-field';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { LabelText } from '../../../ui/form/field';
import { SelectField } from '../../../ui/form/select-field';
import { Icon } from '../../../ui/icon';
import { useProfileWords } from '../../../ui/texts/profile';
import { useFilterTexts } from './filters.en';
import { useFilterWords } from './filter-words';
import { AnyOfFilter } from './any-of-filter';
import { listOf } from './filter-edits';
import { byCount, useCountNote } from './use-option-counts';

interface FilterControlProps {
  name: FilterName;
  value: string;
  /** The chosen state, for the cities of it. */
  state: string;
  /** How many each option would give, as far as that is known. */
  counts: Record<string, number> | undefined;
  onChange: (name: FilterName, value: string) => void;
}

/** A few choices side by side, many in a list; those that would give no one are left out. */
export const FilterControl = memo(function FilterControl({ name, value, state, counts, onChange }: FilterControlProps) {
  const texts = useFilterTexts();
  const { choice } = useProfileWords();
  const { nameOf, valueOf } = useFilterWords();
  const { kind, part, options, words, verifiedOnly } = FILTER[name];
  const user = useSessionUser();
  const countNote = useCountNote();
  // The choice shows immediately; the rest of the sheet follows.
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: string) =>
    startTransition(() => {
      show(chosen);
      onChange(name, chosen);
    });
  const field = { label: nameOf(name), value: shown };
  if (verifiedOnly && user?.verificationStatus !== 'verified') return <Locked label={field.label} />;
  if (kind === 'any-of') return <AnyOfFilter name={name as AnyOf} value={value} counts={counts} onChange={onChange} />;
  if (part === 'city') return <CityField {...field} state={state} onChange={choose} />;
  const list = listOf(name);
  const all: readonly Option[] =
    kind === 'heights'
      ? HEIGHTS
      : list && options
        ? options.map((option) => ({ value: option.value, label: choice(list, option.value) }))
        : (words ?? []).map((word) => ({ value: word, label: valueOf(name, word) }));
  const choices = byCount(all, counts, [shown], 'as-listed');
  const any = kind === 'looking-for' ? texts.asMyProfile : texts.any;
  const noteOf = (option: string) => countNote(counts?.[option]);
  const isShort = kind === 'looking-for' || kind === 'one-of' || kind === 'fresh';
  return isShort ? (
    <ChoiceGroup
      {...field}
      name={name}
      {...(kind !== 'looking-for' && { noteOf })}
      options={[{ value: '', label: any }, ...choices]}
      onChange={(event) => choose(event.target.value)}
    />
  ) : (
    <SelectField
      {...field}
      emptyLabel={any}
      noteOf={noteOf}
      options={choices}
      onChange={(event) => choose(event.target.value)}
    />
  );
});

/** A control that only verified members may use: it shows that it will be there. */
function Locked({ label }: { label: string }) {
  const { afterVerification } = useFilterTexts();
  return (
    <p className="flex min-h-12 items-center gap-3 rounded-control border border-dashed border-edge px-4 py-2 text-muted">
      <Icon name="lock" />
      <span>
        <LabelText label={label} />
        <span className="block text-small">{afterVerification}</span>
      </span>
    </p>
  );
}
