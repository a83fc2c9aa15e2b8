import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type Candidate, useCandidateWords } from '../../../../ui/texts/candidate-words.en';
import { useDetailWords } from '../../../../parts/details/words';
import { PhoneField } from '../../../../parts/phone/phone-field';
import { useFormField } from '../../../../parts/profile-form/use-field';
import { ChoiceGroup } from '../../../../ui/form/choice-group';
import { SelectField } from '../../../../ui/form/select-field';
import { TextField } from '../../../../ui/form/text-field';
import { Icon } from '../../../../ui/icon';
import { likelyRelationsOf, relationsOf } from '../profile-for';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';

const SOMEONE_ELSE = 'else';

/** R45: the relation of the person registering to the candidate: the likely ones as buttons, the others in a list. */
export function RelationField({ candidate }: { candidate: Candidate }) {
  const texts = useRegisterTexts();
  const { labels } = useCandidateWords()[candidate];
  const { optionsOfList } = useDetailWords();
  const { control, setValue } = useFormContext<Registration>();
  const { field, fieldState } = useController({ control, name: 'relation' });
  const { ref, value: chosen, ...list } = field;
  const error = fieldState.error?.message;
  const likely: readonly string[] = likelyRelationsOf(candidate);
  const others = relationsOf(candidate).filter((relation) => !likely.includes(relation)) as readonly string[];
  const isOther = others.includes(chosen);
  const [opened, setOpened] = useState(isOther);
  const named = optionsOfList('deskRelation');
  const optionsOf = (some: readonly string[]) =>
    some.flatMap((relation) => named.filter(({ value }) => value === relation));
  const listed = (
    <SelectField
      {...list}
      ref={ref}
      label={likely.length > 0 ? texts.whoElse : labels.relation}
      options={optionsOf(others)}
      value={isOther ? chosen : ''}
      error={error}
    />
  );
  const choose = (value: string) => {
    const shows = value === SOMEONE_ELSE;
    setOpened(shows);
    const relation = shows ? '' : (value as Registration['relation']);
    setValue('relation', relation, { shouldDirty: true, shouldTouch: !shows, shouldValidate: !shows });
  };
  if (likely.length === 0) return listed;
  return (
    <div className="grid gap-3">
      <ChoiceGroup
        label={labels.relation}
        options={[
          ...optionsOf(likely),
          ...(others.length > 0 ? [{ value: SOMEONE_ELSE, label: texts.someoneElse }] : []),
        ]}
        ref={ref}
        name="relation-chosen"
        value={opened || isOther ? SOMEONE_ELSE : likely.includes(chosen) ? chosen : ''}
        error={opened ? undefined : error}
        onChange={({ target }) => choose(target.value)}
      />
      {opened && listed}
    </div>
  );
}

/** The name of the person at the form, which other families read beside the phone number. */
export function RegistrantName() {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>('registrantName');
  return (
    <TextField
      label={texts.registrantName}
      hint={texts.registrantNameHint}
      autoComplete="name"
      autoCapitalize="words"
      {...field('registrantName')}
    />
  );
}

/** That the candidate is asked, and when. */
export function PhoneLater({ candidate }: { candidate: Candidate }) {
  const { phoneLater } = useCandidateWords()[candidate];
  return (
    <p className="flex gap-2 text-small text-muted">
      <Icon name="lock" className="mt-0.5 size-5 shrink-0" />
      {phoneLater}
    </p>
  );
}

/** R45: the candidate's own number, at which their consent is asked for: last, where it can be understood. */
export function CandidatePhone({ candidate }: { candidate: Candidate }) {
  const { labels, hints, consent } = useCandidateWords()[candidate];
  const { control } = useFormContext<Registration>();
  const { field, fieldState } = useController({ control, name: 'candidatePhone' });
  const { ref, ...input } = field;
  return (
    <PhoneField
      label={labels.candidatePhone}
      hint={hints.candidatePhone}
      noSmsHint={consent.noSms}
      error={fieldState.error?.message}
      inputRef={ref}
      {...input}
    />
  );
}
