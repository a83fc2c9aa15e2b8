import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DETAIL_LIMITS } from '@kalyanam/shared/topics/profile/detail-messages';
import { VOCABULARY } from '@kalyanam/shared/base/domain/vocabulary';
import { useDetailWords } from '../../../../parts/details/words';
import { LookTwiceAt, useFormField } from '../../../../parts/profile-form/use-field';
import { ChoiceGroup } from '../../../../ui/form/choice-group';
import { FieldError } from '../../../../ui/form/field';
import { SelectField } from '../../../../ui/form/select-field';
import { TextField } from '../../../../ui/form/text-field';
import { Icon, type IconName } from '../../../../ui/icon';
import { useCommonTexts } from '../../../../ui/texts/common.en';
import { showToast } from '../../../../ui/toast';
import type { DetailValues, SiblingValues } from './detail-values';
import { useMoreTexts } from './more-details.en';
import { AudienceLine } from './seen-by';
import { withKept } from './detail-field';

/** Brothers and sisters: counted first; work, town and marriage of each are one press further. */
export function SiblingsFields() {
  const texts = useMoreTexts();
  const common = useCommonTexts();
  const { labels, listed } = useDetailWords();
  const { control, getValues } = useFormContext<DetailValues>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'siblings' });
  const { errors } = useFormState({ control, name: 'siblings' });
  const refused: string | undefined = errors.siblings?.root?.message ?? errors.siblings?.message;
  const [said, setSaid] = useState('');
  const focus = useFocusLater();
  const nameOf = (index: number, relation: string) => texts.sibling(index + 1, listed('siblingRelation', relation));
  const full = fields.length >= DETAIL_LIMITS.siblings;
  const now = useWatch({ control, name: 'siblings' });

  const shift = (index: number, by: -1 | 1, relation: string) => {
    const to = index + by;
    move(index, to);
    setSaid(texts.moved(listed('siblingRelation', relation), to + 1, fields.length));
    focus(`sibling-${to}-${by < 0 ? 'up' : 'down'}`, `sibling-${to}-${by < 0 ? 'down' : 'up'}`);
  };
  /** Undo brings back every line about them. */
  const drop = (index: number, sibling: SiblingValues) => {
    remove(index);
    if (!isWritten(sibling)) return;
    showToast(texts.removed(nameOf(index, sibling.relation)), {
      label: common.undo,
      run: () => {
        insert(index, sibling);
        focus(`sibling-${index}`);
      },
    });
  };
  const fewer = (relation: string) => {
    const index = getValues('siblings').findLastIndex((one) => one.relation === relation);
    const sibling = getValues('siblings')[index];
    if (sibling) drop(index, sibling);
  };

  return (
    <div role="group" aria-label={labels.siblings} aria-describedby="siblings-seen-by" className="grid gap-4">
      <ul className="grid gap-2">
        {VOCABULARY.siblingRelation.map((relation) => (
          <Counter
            key={relation}
            label={listed('siblingRelation', relation)}
            count={now.filter((one) => one.relation === relation).length}
            full={full}
            onMore={() => append({ relation, married: '', work: '', place: '' }, { shouldFocus: false })}
            onFewer={() => fewer(relation)}
          />
        ))}
      </ul>
      <p id="siblings-seen-by" className="text-small text-muted">
        <AudienceLine audience="verified" />
      </p>
      {full && <p className="text-small text-muted">{texts.most}</p>}
      <FieldError id={undefined} error={refused} />
      {fields.length > 0 && (
        <ol aria-label={texts.eachOne} className="divide-y divide-line rounded-card border border-line bg-paper">
          {fields.map(({ id }, index) => (
            <SiblingItem
              key={id}
              index={index}
              last={index === fields.length - 1}
              nameOf={nameOf}
              onMove={shift}
              onRemove={(at, sibling) => {
                drop(at, sibling);
                focus(`sibling-${Math.min(at, fields.length - 2)}`, 'main');
              }}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const isWritten = ({ married, work, place }: SiblingValues): boolean => [married, work, place].some(Boolean);

interface CounterProps {
  label: string;
  count: number;
  full: boolean;
  onMore: () => void;
  onFewer: () => void;
}

const STEP =
  'grid size-12 place-items-center rounded-full border border-edge bg-paper text-2xl leading-none text-accent hover:bg-well disabled:border-line disabled:text-muted disabled:opacity-60';

function Counter({ label, count, full, onMore, onFewer }: CounterProps) {
  const texts = useMoreTexts();
  return (
    <li className="flex min-h-16 items-center gap-3 rounded-control border border-line bg-paper py-2 pr-2 pl-4">
      <span className="min-w-0 grow text-lg wrap-anywhere">{label}</span>
      <button type="button" aria-label={texts.fewer(label)} disabled={count === 0} onClick={onFewer} className={STEP}>
        <span aria-hidden="true">−</span>
      </button>
      <output aria-label={label} className="w-6 text-center text-xl font-semibold tabular-nums">
        {count}
      </output>
      <button type="button" aria-label={texts.more(label)} disabled={full} onClick={onMore} className={STEP}>
        <span aria-hidden="true">+</span>
      </button>
    </li>
  );
}

interface SiblingItemProps {
  index: number;
  last: boolean;
  nameOf: (index: number, relation: string) => string;
  onMove: (index: number, by: -1 | 1, relation: string) => void;
  onRemove: (index: number, sibling: SiblingValues) => void;
}

function SiblingItem({ index, last, nameOf, onMove, onRemove }: SiblingItemProps) {
  const texts = useMoreTexts();
  const { optionsOfList } = useDetailWords();
  const { control, getValues } = useFormContext<DetailValues>();
  const path = `siblings.${index}` as const;
  const field = useFormField<DetailValues>();
  const { relation, married, work, place } = useWatch({ control, name: path });
  const { errors } = useFormState({ control, name: path });
  // A refused line is in view.
  const isRefused = errors.siblings?.[index] !== undefined;
  const [opened, setOpened] = useState(false);
  const name = nameOf(index, relation);
  const told = [married && (married === 'yes' ? texts.marriedYes : texts.marriedNo), work, place].filter(Boolean);
  return (
    <li>
      <details className="group" open={opened || isRefused} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary
          id={`sibling-${index}`}
          className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2.5 -outline-offset-3! hover:bg-well [&::-webkit-details-marker]:hidden"
        >
          <span className="min-w-0 grow wrap-anywhere">
            {name}
            <span data-own-words={work || place ? true : undefined} className="block text-small text-muted">
              {told.join(' · ') || texts.siblingHint}
            </span>
          </span>
          <Icon name="down" className="size-4 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 px-4 pt-2 pb-4 sm:grid-cols-2">
          <ChoiceGroup
            label={texts.married}
            options={[
              { value: 'yes', label: texts.yes },
              { value: 'no', label: texts.no },
            ]}
            {...field(`${path}.married`)}
          />
          <LookTwiceAt path={`${path}.work`}>
            <TextField label={texts.work} maxLength={DETAIL_LIMITS.line} {...field(`${path}.work`)} />
          </LookTwiceAt>
          <LookTwiceAt path={`${path}.place`}>
            <TextField
              label={texts.place}
              maxLength={DETAIL_LIMITS.place}
              hint={<AudienceLine audience="more" />}
              {...field(`${path}.place`)}
            />
          </LookTwiceAt>
          <SelectField
            label={texts.relation}
            options={withKept(optionsOfList('siblingRelation'), relation)}
            {...field(`${path}.relation`)}
          />
          <div className="-mx-3 flex flex-wrap sm:col-span-2">
            <Tool
              id={`sibling-${index}-up`}
              icon="down"
              turned
              label={texts.up(name)}
              disabled={index === 0}
              onPress={() => onMove(index, -1, relation)}
            />
            <Tool
              id={`sibling-${index}-down`}
              icon="down"
              label={texts.down(name)}
              disabled={last}
              onPress={() => onMove(index, 1, relation)}
            />
            <Tool icon="trash" label={texts.remove(name)} onPress={() => onRemove(index, getValues(path))} />
          </div>
        </div>
      </details>
    </li>
  );
}

interface ToolProps {
  id?: string;
  icon: IconName;
  turned?: boolean;
  label: string;
  disabled?: boolean;
  onPress: () => void;
}

const Tool = ({ id, icon, turned = false, label, disabled = false, onPress }: ToolProps) => (
  <button
    type="button"
    id={id}
    aria-label={label}
    disabled={disabled}
    onClick={onPress}
    className="grid size-12 shrink-0 place-items-center rounded-control text-accent hover:bg-well disabled:text-muted disabled:opacity-50"
  >
    <Icon name={icon} className={`size-5 ${turned ? 'rotate-180' : ''}`} />
  </button>
);

/** Moves the focus to the first of these elements that takes it, once it is there. */
function useFocusLater() {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    if (wanted.current.length === 0) return;
    const found = wanted.current
      .map((id) => document.getElementById(id))
      .find((element) => element && !(element as HTMLButtonElement).disabled);
    wanted.current = [];
    found?.focus();
  });
  return (...ids: string[]) => {
    wanted.current = ids;
  };
}
