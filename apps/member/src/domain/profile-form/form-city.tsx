import { useController, useFormContext, useWatch } from 'react-hook-form';
import { CityField } from '../places/city-field';
import { useProfileFormTexts } from './profile-form.en';
import type { ProfileValues } from './profile-values';

/** The city of a place, suggested from the state beside it. */
export function FormCity({ place }: { place: 'workLocation' | 'familyLocation' }) {
  const texts = useProfileFormTexts();
  const { control } = useFormContext<ProfileValues>();
  const state = useWatch({ control, name: `${place}.state` });
  const abroad = useWatch({ control, name: 'workLocation.type' }) === 'nri' && place === 'workLocation';
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: `${place}.city` });
  return (
    <CityField
      label={texts.city}
      hint={texts.cityHint}
      optional={abroad}
      state={abroad ? '' : state}
      ref={ref}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
}
