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

/** Brothers and sisters: add, tell, put in order, remove and take back. */
export function SiblingsEditor() {
  const texts = useMoreTexts();
  const common = useCommonTexts();
  const { labels, listed } = useDetailWords();
  const { control } = useFormContext<DetailValues>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'siblings' });
  const { errors } = useFormState({ control, name: 'siblings' });
  const refused: string | undefined = errors.siblings?.root?.message ?? errors.siblings?.message;
  const [said, setSaid] = useState('');
  const focus = useFocusLater();
  const nameOf = (index: number, relation: string) => texts.sibling(index + 1, listed('siblingRelation', relation));
  const full = fields.length >= DETAIL_LIMITS.siblings;

  const shift = (index: number, by: -1 | 1, relation: string) => {
    const to = index + by;
    move(index, to);
    setSaid(texts.moved(listed('siblingRelation', relation), to + 1, fields.length));
    focus(`sibling-${to}-${by < 0 ? 'up' : 'down'}`, `sibling-${to}-${by < 0 ? 'down' : 'up'}`);
  };
  const drop = (index: number, sibling: SiblingValues) => {
    remove(index);
    focus(`sibling-${Math.min(index, fields.length - 2)}`, 'sibling-add');
    showToast(texts.removed(nameOf(index, sibling.relation)), {
      label: common.undo,
      run: () => {
        insert(index, sibling);
        focus(`sibling-${index}`);
      },
    });
  };

  return (
    <div
      role="group"
      aria-label={labels.siblings}
      aria-describedby="siblings-seen-by"
      className="grid gap-4 border-t border-line pt-5"
    >
      <div className="text-small text-muted">
        <p className="font-display text-xl font-[560] text-ink">{labels.siblings}</p>
        <p>{texts.siblingsLead}</p>
        <p id="siblings-seen-by">
          <AudienceLine audience="verified" />
        </p>
      </div>
      {fields.length > 0 && (
        <ol className="grid gap-4">
          {fields.map(({ id }, index) => (
            <SiblingItem
              key={id}
              index={index}
              last={index === fields.length - 1}
              nameOf={nameOf}
              onMove={shift}
              onRemove={drop}
            />
          ))}
        </ol>
      )}
      <div className="grid gap-2">
        <p id="add-siblings" className="font-semibold">
          {texts.add}
        </p>
        <ul aria-labelledby="add-siblings" className="flex flex-wrap gap-2">
          {VOCABULARY.siblingRelation.map((relation, index) => (
            <li key={relation}>
              <button
                type="button"
                id={index === 0 ? 'sibling-add' : undefined}
                disabled={full}
                onClick={() => {
                  append({ relation, married: '', work: '', place: '' }, { shouldFocus: false });
                  focus(`sibling-${fields.length}`);
                }}
                className="inline-flex min-h-12 items-center gap-1.5 rounded-full border border-edge bg-paper px-4 text-accent transition-colors duration-150 hover:bg-well disabled:border-line disabled:text-muted"
              >
                <Icon name="plus" className="size-4" />
                {listed('siblingRelation', relation)}
              </button>
            </li>
          ))}
        </ul>
        {full && <p className="text-small text-muted">{texts.most}</p>}
        <FieldError id={undefined} error={refused} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
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
  const { notGiven } = useCommonTexts();
  const { optionsOfList } = useDetailWords();
  const { control, getValues } = useFormContext<DetailValues>();
  const path = `siblings.${index}` as const;
  const field = useFormField<DetailValues>();
  const relation = useWatch({ control, name: `${path}.relation` });
  const name = nameOf(index, relation);
  return (
    <li className="rounded-card border border-line bg-ground p-4">
      <div className="mb-3 flex items-center gap-1">
        <h3 id={`sibling-${index}`} tabIndex={-1} className="min-w-0 grow text-lg wrap-anywhere focus:outline-none">
          {name}
        </h3>
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
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.relation}
          options={withKept(optionsOfList('siblingRelation'), relation)}
          {...field(`${path}.relation`)}
        />
        <ChoiceGroup
          label={texts.married}
          options={[
            { value: 'yes', label: texts.yes },
            { value: 'no', label: texts.no },
            { value: '', label: notGiven },
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
      </div>
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
