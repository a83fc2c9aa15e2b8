import { memo, startTransition, useOptimistic } from 'react';
import { birthYears, yearInIndia } from '@kalyanam/shared/base/india-time';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { FILTER, type AnyOfFilter as AnyOf, type FilterName } from '@kalyanam/shared/topics/profile/filters';
import { HEIGHTS } from '@kalyanam/shared/base/vocabulary/height';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { useSessionUser } from '../../../session/session';
import { CityField } from '../../../parts/places/city-field';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { LabelText } from '../../../ui/form/field';
import { SelectField } from '../../../ui/form/select-field';
import { SwitchField } from '../../../ui/form/switch-field';
import { NoteText } from '../../../ui/form/option-note';
import { Icon } from '../../../ui/icon';
import { useProfileWords } from '../../../ui/texts/profile';
import { useFilterTexts } from './filters.en';
import { useFilterWords } from './filter-words';
import { AnyOfFilter } from './any-of-filter';
import { listOf } from './filters';
import { useCountNote } from './use-option-counts';

/** Families think in ages: '1999 · 27'. */
function years(now: Date): Option[] {
  const present = yearInIndia(now);
  return birthYears(now, LIMITS.birthYearSpan).map((year) => ({
    value: String(year),
    label: `${year} · ${present - year}`,
  }));
}

interface FilterControlProps {
  name: FilterName;
  value: string;
  /** The chosen state, for the cities of it. */
  state: string;
  /** How many each option would give, as far as that is known. */
  counts: Record<string, number> | undefined;
  onChange: (name: FilterName, value: string) => void;
}

/** A few choices side by side, many in a list. Memoized, because a sheet has two dozen of them. */
export const FilterControl = memo(function FilterControl({ name, value, state, counts, onChange }: FilterControlProps) {
  const texts = useFilterTexts();
  const { choice } = useProfileWords();
  const { nameOf, valueOf } = useFilterWords();
  const { kind, part, options, words, verifiedOnly } = FILTER[name];
  const user = useSessionUser();
  const countNote = useCountNote();
  const noteOf = (option: string) => countNote(counts?.[option]);
  // The choice shows immediately; the rest of the sheet follows.
  const [shown, show] = useOptimistic(value);
  const field = { label: nameOf(name), value: shown };
  const choose = (chosen: string) =>
    startTransition(() => {
      show(chosen);
      onChange(name, chosen);
    });
  if (verifiedOnly && user?.verificationStatus !== 'verified') return <Locked label={field.label} />;
  if (kind === 'any-of') return <AnyOfFilter name={name as AnyOf} value={value} noteOf={noteOf} onChange={onChange} />;
  if (kind === 'yes') {
    const note = noteOf('yes');
    return (
      <SwitchField
        label={
          <>
            {texts.withPhoto}
            {note && <NoteText note={note} className="ml-3 font-normal text-muted" />}
          </>
        }
        checked={shown === 'yes'}
        onChange={(event) => choose(event.target.checked ? 'yes' : '')}
      />
    );
  }
  if (kind === 'fresh')
    return (
      <ChoiceGroup
        {...field}
        name={name}
        noteOf={noteOf}
        options={[
          { value: '', label: texts.any },
          ...(words ?? []).map((word) => ({ value: word, label: valueOf(name, word) })),
        ]}
        onChange={(event) => choose(event.target.value)}
      />
    );
  if (part === 'city') return <CityField {...field} state={state} onChange={choose} />;
  const list = listOf(name);
  const choices =
    kind === 'heights'
      ? HEIGHTS
      : list && options
        ? options.map((option) => ({ value: option.value, label: choice(list, option.value) }))
        : years(new Date());
  const any = kind === 'looking-for' ? texts.asMyProfile : texts.any;
  if (kind === 'looking-for' || kind === 'one-of')
    return (
      <ChoiceGroup
        {...field}
        name={name}
        {...(kind === 'one-of' && { noteOf })}
        options={[{ value: '', label: any }, ...choices]}
        onChange={(event) => choose(event.target.value)}
      />
    );
  return (
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
