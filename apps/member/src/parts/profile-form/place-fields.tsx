import { useId, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { useProfileWords } from '../../ui/texts/profile';
import type { ControlProps } from './field-controls';
import { useProfileFormTexts } from './profile-form.en';
import { CityLine } from './late-parts';
import type { ProfileValues } from '@kalyanam/web/form/profile-values';
import { LookTwiceAt, useControlledField, useFormField } from './use-field';

/** In India with a state and a city, or abroad with a country. */
export function WorkLocation({ label, brief }: ControlProps) {
  const { labels, choicesOf } = useProfileWords();
  const field = useFormField();
  const { control, getValues, setValue, clearErrors } = useFormContext<ProfileValues>();
  const [left, setLeft] = useState({ india: { state: '', city: '' }, nri: { state: '', city: '' } });
  const [type, state] = useWatch({ control, name: ['workLocation.type', 'workLocation.state'] });
  const abroad = type === 'nri';
  const forgetCity = () => setValue('workLocation.city', '');
  /**
   * The fields differ, so that an earlier refusal would be wrong; a member who switches back finds their earlier
   * values.
   */
  const changePlace = () => {
    const place = getValues('workLocation');
    const [from, to] = place.type === 'nri' ? (['india', 'nri'] as const) : (['nri', 'india'] as const);
    // A family that fills in state and city before saying India keeps both.
    if ((to === 'nri') !== abroad) {
      setLeft({ ...left, [from]: { state: place.state, city: place.city } });
      if (to === 'india') setValue('workLocation.state', left.india.state);
      setValue('workLocation.city', left[to].city);
    }
    clearErrors(['workLocation.state', 'workLocation.country', 'workLocation.city']);
  };
  return (
    <Place label={label} titled={!brief} className={brief ? '' : 'border-t border-line pt-5'}>
      <ChoiceGroup
        table
        label={labels.parts.type}
        options={choicesOf('type')}
        {...field('workLocation.type', { onChange: changePlace })}
      />
      {abroad ? (
        <>
          <SelectField
            key="country"
            label={labels.parts.country}
            options={choicesOf('country')}
            {...field('workLocation.country')}
          />
          <City path="workLocation.city" optional />
        </>
      ) : (
        <>
          <City path="workLocation.city" statePath="workLocation.state" />
          {/* A key of its own: the form gives its value back to an element that is new. */}
          <SelectField
            key="state"
            label={labels.parts.state}
            options={choicesOf('state')}
            {...field('workLocation.state', { onChange: () => state !== '' && forgetCity() })}
          />
        </>
      )}
      {!brief && <WorkAddress />}
    </Place>
  );
}

export function FamilyLocation({ label, brief }: ControlProps) {
  const { labels, choicesOf } = useProfileWords();
  const field = useFormField();
  const { control, setValue } = useFormContext<ProfileValues>();
  const state = useWatch({ control, name: 'familyLocation.state' });
  return (
    <Place label={label} titled={!brief}>
      <City path="familyLocation.city" statePath="familyLocation.state" />
      <SelectField
        label={labels.parts.state}
        options={choicesOf('state')}
        {...field('familyLocation.state', { onChange: () => state !== '' && setValue('familyLocation.city', '') })}
      />
      {!brief && <FamilyAddress />}
    </Place>
  );
}

export function WorkAddress() {
  const { labels } = useProfileWords();
  const { hints } = useProfileFormTexts();
  const field = useFormField();
  return (
    <TextField
      label={labels.parts.workAddress}
      hint={hints['workLocation.address']}
      optional
      autoComplete="street-address"
      {...field('workLocation.address')}
    />
  );
}

export function FamilyAddress() {
  const { labels } = useProfileWords();
  const { hints } = useProfileFormTexts();
  const field = useFormField();
  return (
    <TextField
      label={labels.parts.familyAddress}
      hint={hints['familyLocation.address']}
      optional
      {...field('familyLocation.address')}
    />
  );
}

interface PlaceProps {
  label: string;
  /** A heading above says the same where not. */
  titled: boolean;
  className?: string;
  children: ReactNode;
}

/** The fields of one place. Its name is not a heading, because the forms around it use different heading levels. */
function Place({ label, titled, className = '', children }: PlaceProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={`grid gap-[inherit] ${className}`}>
      <p id={id} className={titled ? 'font-display text-xl font-[560]' : 'sr-only'}>
        {label}
      </p>
      {children}
    </div>
  );
}

interface CityProps {
  path: 'workLocation.city' | 'familyLocation.city';
  /** The state that a town names, and whose towns are suggested; a town abroad has none. */
  statePath?: 'workLocation.state' | 'familyLocation.state';
  optional?: boolean;
}

function City({ path, statePath, optional = false }: CityProps) {
  const { labels } = useProfileWords();
  const { hints } = useProfileFormTexts();
  const { getValues, setValue } = useFormContext<ProfileValues>();
  const state = useWatch<ProfileValues>({ name: statePath ?? path }) as string;
  const control = useControlledField(path);
  const name = (next: string) =>
    statePath &&
    getValues(statePath) !== next &&
    setValue(statePath, next, { shouldDirty: true, shouldValidate: true });
  return (
    <LookTwiceAt path={path}>
      <CityLine
        {...control}
        label={labels.parts.city}
        hint={hints.city}
        optional={optional}
        state={statePath ? state : ''}
        onState={statePath && name}
      />
    </LookTwiceAt>
  );
}
