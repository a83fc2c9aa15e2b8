import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { VillagesAnswer } from '@kalyanam/shared/contracts/details';
import { ALL_DISTRICTS, districtsOf } from '@kalyanam/shared/topics/profile/details';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { useDetailWords } from '../../../../parts/details/words';
import { LookTwice, useFormField } from '../../../../parts/profile-form/use-field';
import { api } from '../../../../session/session';
import { ChoiceGroup } from '../../../../ui/form/choice-group';
import { SelectField } from '../../../../ui/form/select-field';
import { SuggestField } from '../../../../ui/form/suggest-field';
import { DetailField, RatherNot, withKept } from './detail-field';
import type { DetailValues } from './detail-values';
import { useMoreTexts } from './more-details.en';
import { SeenBy } from './seen-by';

const PAUSE_MS = 300;

const isDistrict = (word?: string): boolean => ALL_DISTRICTS.some((district) => district === word);

/** The native place, from the state down to the village. */
export function RootsFields() {
  const { labels, district, optionsOf } = useDetailWords();
  const field = useFormField<DetailValues>();
  const { control, setValue, clearErrors, formState } = useFormContext<DetailValues>();
  const kept = formState.defaultValues;
  const state = useWatch({ control, name: 'nativeState' });
  const districts = districtsOf(state)
    .map((value) => ({ value, label: district(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const dropped = state === kept?.nativeState && !isDistrict(kept.nativeDistrict) ? kept.nativeDistrict : undefined;
  const forgetDistrict = () => {
    setValue('nativeDistrict', '', { shouldDirty: true });
    clearErrors('nativeDistrict');
  };
  const forgetState = () => {
    setValue('nativeState', '', { shouldDirty: true });
    forgetDistrict();
  };
  return (
    <>
      <div>
        <ChoiceGroup
          label={labels.details.nativeState}
          options={withKept(optionsOf('nativeState'), kept?.nativeState)}
          hint={<SeenBy detail="nativeState" />}
          {...field('nativeState', { onChange: forgetDistrict })}
        />
        {state && <RatherNot onPress={forgetState} />}
      </div>
      {districts.length > 0 && (
        <SelectField
          label={labels.details.nativeDistrict}
          options={withKept(districts, dropped)}
          hint={<SeenBy detail="nativeDistrict" />}
          {...field('nativeDistrict')}
        />
      )}
      <DetailField detail="nativeMandal" />
      <Village />
      <DetailField detail="villageTe" />
    </>
  );
}

const villagesLike = (district: string, q: string) =>
  queryOptions({
    queryKey: ['villages', district, q],
    queryFn: async ({ signal }) =>
      (await api.get<VillagesAnswer>(ROUTES.villages, { query: { district, q }, signal })).villages,
    enabled: district !== '' && q !== '',
    staleTime: Infinity,
    retry: false,
  });

/** Suggested from the district’s villages where the operator has a list of them; any other is taken as it is written. */
function Village() {
  const texts = useMoreTexts();
  const { labels } = useDetailWords();
  const { control } = useFormContext<DetailValues>();
  const district = useWatch({ control, name: 'nativeDistrict' });
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<DetailValues, 'nativeVillage'>({ name: 'nativeVillage', control });
  const [resting, setResting] = useState('');
  const typed = value.trim();
  useEffect(() => {
    const timer = setTimeout(() => setResting(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [] } = useQuery(villagesLike(district, resting));
  return (
    <LookTwice text={value}>
      <SuggestField
        ref={ref}
        label={labels.details.nativeVillage}
        hint={
          <>
            <SeenBy detail="nativeVillage" />
            <span className="block">{texts.villageHint}</span>
          </>
        }
        error={fieldState.error?.message}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        suggestions={data}
      />
    </LookTwice>
  );
}
