import type { ProfileFields } from '@kalyanam/shared/contracts/profile';

type Place = Record<'state' | 'city' | 'address', string>;

type TextField =
  | 'name'
  | 'dob'
  | 'gender'
  | 'maritalStatus'
  | 'caste'
  | 'subcaste'
  | 'gothra'
  | 'height'
  | 'complexion'
  | 'education'
  | 'occupation'
  | 'annualIncome'
  | 'selfSummary'
  | 'expectations';

/** A candidate as a form holds it: every value a text, an empty one not yet given. */
export type ProfileValues = Record<TextField, string> & {
  workLocation: Place & Record<'type' | 'country', string>;
  familyLocation: Place;
};

const NO_PLACE: Place = { state: '', city: '', address: '' };

export const EMPTY_PROFILE: ProfileValues = {
  name: '',
  dob: '',
  gender: '',
  maritalStatus: '',
  caste: '',
  subcaste: '',
  gothra: '',
  height: '',
  complexion: '',
  education: '',
  occupation: '',
  annualIncome: '',
  workLocation: { ...NO_PLACE, type: 'india', country: '' },
  familyLocation: NO_PLACE,
  selfSummary: '',
  expectations: '',
};

/** The fields of a form that follows every rule; a work place keeps only what belongs to its kind. */
export function profileFields(form: ProfileValues): ProfileFields {
  const { workLocation: work, familyLocation: family } = form;
  const abroad = work.type === 'nri';
  const texts = Object.fromEntries(Object.keys(EMPTY_PROFILE).map((field) => [field, form[field as TextField]]));
  return {
    ...texts,
    subcaste: form.subcaste.trim() || null,
    workLocation: {
      type: work.type,
      state: abroad ? null : work.state,
      city: work.city.trim() || null,
      country: abroad ? work.country : null,
      address: work.address.trim() || null,
    },
    familyLocation: { ...family, address: family.address.trim() || null },
  } as ProfileFields;
}

/** The form of a profile that is there already. */
export function profileValues(profile: ProfileFields): ProfileValues {
  const { workLocation: work, familyLocation: family } = profile;
  const texts = Object.fromEntries(
    Object.keys(EMPTY_PROFILE).map((field) => [field, profile[field as keyof ProfileFields] ?? '']),
  );
  return {
    ...(texts as Record<TextField, string>),
    workLocation: {
      type: work.type,
      state: work.state ?? '',
      city: work.city ?? '',
      country: work.country ?? '',
      address: work.address ?? '',
    },
    familyLocation: { state: family.state, city: family.city, address: family.address ?? '' },
  };
}
