/** Section 3: the fields of a registration and an edit, as columns and back (R19 heights, R24 work types). */
import type { ProfileFields, WorkLocationInput } from '@kalyanam/shared/contracts/profile';
import { heightInches, heightText } from '@kalyanam/shared/vocabulary/height';
import { cityName } from '../cities/cities.js';
import type { Profile } from './profile.entity.js';

/** Fields that have passed the shared rules; 'domestic' may still stand for 'india'. */
export type ProfileInput = Omit<ProfileFields, 'workLocation'> & { workLocation: WorkLocationInput };

export type ProfileColumns = Pick<
  Profile,
  | 'name'
  | 'dob'
  | 'gender'
  | 'caste'
  | 'subcaste'
  | 'gothra'
  | 'maritalStatus'
  | 'heightInches'
  | 'complexion'
  | 'education'
  | 'occupation'
  | 'annualIncome'
  | 'workType'
  | 'workState'
  | 'workCity'
  | 'workCountry'
  | 'workAddress'
  | 'familyState'
  | 'familyCity'
  | 'familyAddress'
  | 'selfSummary'
  | 'expectations'
>;

type Columns = {
  readonly [F in keyof ProfileInput]-?: (value: Exclude<ProfileInput[F], undefined>) => Partial<ProfileColumns>;
};

const COLUMNS: Columns = {
  name: (name) => ({ name: line(name) }),
  dob: (dob) => ({ dob }),
  gender: (gender) => ({ gender }),
  caste: (caste) => ({ caste }),
  subcaste: (subcaste) => ({ subcaste: lineOrNull(subcaste) }),
  gothra: (gothra) => ({ gothra: line(gothra) }),
  maritalStatus: (maritalStatus) => ({ maritalStatus }),
  height: (height) => ({ heightInches: heightInches(height) ?? undefined }),
  complexion: (complexion) => ({ complexion }),
  education: (education) => ({ education }),
  occupation: (occupation) => ({ occupation }),
  annualIncome: (annualIncome) => ({ annualIncome }),
  workLocation: ({ type, state, city, country, address }) => ({
    workType: type === 'nri' ? 'nri' : 'india',
    workState: type === 'nri' ? null : (state ?? null),
    workCity: cityIn(type === 'nri' ? null : state, city),
    workCountry: type === 'nri' ? (country ?? null) : null,
    workAddress: lineOrNull(address),
  }),
  familyLocation: ({ state, city, address }) => ({
    familyState: state,
    familyCity: cityName(state, line(city)),
    familyAddress: lineOrNull(address),
  }),
  expectations: (expectations) => ({ expectations: expectations.trim() }),
  selfSummary: (selfSummary) => ({ selfSummary: selfSummary.trim() }),
};

/** The columns of whichever fields are given. */
export function columnsOf(input: Partial<ProfileInput>): Partial<ProfileColumns> {
  const columns: Partial<ProfileColumns> = {};
  for (const field of FIELD_NAMES) {
    const value = input[field];
    const toColumns = COLUMNS[field] as (value: unknown) => Partial<ProfileColumns>;
    if (value !== undefined) Object.assign(columns, toColumns(value));
  }
  return columns;
}

export const FIELD_NAMES = Object.keys(COLUMNS) as (keyof ProfileInput)[];

/** Every field of a profile, the form in which its owner sends and gets it. */
export const fieldsOf = (row: ProfileColumns): Required<ProfileFields> => ({
  name: row.name,
  dob: row.dob,
  gender: row.gender,
  caste: row.caste,
  subcaste: row.subcaste,
  gothra: row.gothra,
  maritalStatus: row.maritalStatus,
  height: heightText(row.heightInches),
  complexion: row.complexion,
  education: row.education,
  occupation: row.occupation,
  annualIncome: row.annualIncome,
  workLocation: {
    type: row.workType,
    state: row.workState,
    city: row.workCity,
    country: row.workCountry,
    address: row.workAddress,
  },
  familyLocation: { state: row.familyState, city: row.familyCity, address: row.familyAddress },
  expectations: row.expectations,
  selfSummary: row.selfSummary,
});

/** A single line of text: no line breaks, no doubled spaces. */
const line = (typed: string): string => typed.trim().replace(/\s+/g, ' ');
const lineOrNull = (typed: string | null | undefined): string | null => line(typed ?? '') || null;
const cityIn = (state: string | null | undefined, typed: string | null | undefined): string | null =>
  lineOrNull(cityName(state ?? '', line(typed ?? '')));
