import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { useProfileWords } from '../../ui/texts/profile';
import { CityField } from '../places/city-field';
import type { ControlProps } from './field-controls';
import type { ProfileValues } from './profile-values';
import { useControlledField, useFormField } from './use-field';

/** In India with a state and a city, or abroad with a country. */
export function WorkLocation({ label }: ControlProps) {
  const { labels, choicesOf } = useProfileWords();
  const field = useFormField();
  const { control, setValue, clearErrors } = useFormContext<ProfileValues>();
  const [type, state] = useWatch({ control, name: ['workLocation.type', 'workLocation.state'] });
  const abroad = type === 'nri';
  const forgetCity = () => setValue('workLocation.city', '');
  /** What is asked for differs, so that a refusal from before would be wrong. */
  const changePlace = () => {
    forgetCity();
    clearErrors(['workLocation.state', 'workLocation.country', 'workLocation.city']);
  };
  return (
    <div className="grid gap-6 border-t border-line pt-6">
      <h3 className="text-xl">{label}</h3>
      <ChoiceGroup
        label={labels.parts.type}
        options={choicesOf('type')}
        {...field('workLocation.type', { onChange: changePlace })}
      />
      {abroad ? (
        <SelectField label={labels.parts.country} options={choicesOf('country')} {...field('workLocation.country')} />
      ) : (
        <SelectField
          label={labels.parts.state}
          options={choicesOf('state')}
          {...field('workLocation.state', { onChange: forgetCity })}
        />
      )}
      <City path="workLocation.city" state={abroad ? '' : state} optional={abroad} />
      <TextField
        label={labels.parts.workAddress}
        hint={labels.hints['workLocation.address']}
        optional
        autoComplete="street-address"
        {...field('workLocation.address')}
      />
    </div>
  );
}

export function FamilyLocation({ label }: ControlProps) {
  const { labels, choicesOf } = useProfileWords();
  const field = useFormField();
  const { control, setValue } = useFormContext<ProfileValues>();
  const state = useWatch({ control, name: 'familyLocation.state' });
  return (
    <>
      <h3 className="text-xl">{label}</h3>
      <SelectField
        label={labels.parts.state}
        options={choicesOf('state')}
        {...field('familyLocation.state', { onChange: () => setValue('familyLocation.city', '') })}
      />
      <City path="familyLocation.city" state={state} />
      <TextField
        label={labels.parts.familyAddress}
        hint={labels.hints['familyLocation.address']}
        optional
        {...field('familyLocation.address')}
      />
    </>
  );
}

interface CityProps {
  path: 'workLocation.city' | 'familyLocation.city';
  /** Whose cities are suggested. */
  state: string;
  optional?: boolean;
}

function City({ path, state, optional = false }: CityProps) {
  const { labels } = useProfileWords();
  const control = useControlledField(path);
  return (
    <CityField {...control} label={labels.parts.city} hint={labels.hints.city} optional={optional} state={state} />
  );
}
