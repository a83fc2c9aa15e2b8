/** The words of profiles for letters and names of searches, from the tables that the applications read. */
import { en as enDistricts } from '@kalyanam/shared/base/domain/districts.en';
import { te as teDistricts } from '@kalyanam/shared/base/domain/districts.te';
import { en as enVocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import { te as teVocabulary } from '@kalyanam/shared/base/domain/vocabulary.te';
import { NAMES } from '@kalyanam/shared/topics/speech/names';
import { en as enLabels } from '@kalyanam/shared/topics/profile/labels.en';
import { te as teLabels } from '@kalyanam/shared/topics/profile/labels.te';
import { en as enSubcastes } from '@kalyanam/shared/base/domain/subcastes.en';
import { te as teSubcastes } from '@kalyanam/shared/base/domain/subcastes.te';
import { EDUCATIONS, OCCUPATIONS } from '@kalyanam/shared/base/vocabulary/career';
import { labelOf, type Option } from '@kalyanam/shared/base/vocabulary/option';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';

type Table = Readonly<Record<string, string>>;

const from = (table: Table, word: string): string => table[word] ?? word;
const te = (list: keyof typeof teLabels.options): Table => teLabels.options[list];

export interface ProfileWords {
  readonly district: (district: string) => string;
  readonly degree: (degree: string) => string;
  readonly visa: (visa: string) => string;
  readonly subcaste: (subcaste: string) => string;
  readonly education: (education: string) => string;
  readonly occupation: (occupation: string) => string;
  readonly city: (city: string) => string;
  /** A word of one of a profile's lists, whose English is in the list. */
  readonly option: (list: string, options: readonly Option[], word: string) => string;
  /** What a filter asks. */
  readonly filter: (filter: string) => string;
}

const filterNames =
  ({ fields, filters }: { fields: Table; filters: Table }, fits: string) =>
  (filter: string) =>
    filter === 'fits' ? fits : (filters[filter] ?? fields[filter] ?? filter);

export const PROFILE_WORDS: Readonly<Record<Language, ProfileWords>> = {
  en: {
    district: (word) => from(enDistricts, word),
    degree: (word) => from(enVocabulary.degree, word),
    visa: (word) => from(enVocabulary.visaStatus, word),
    subcaste: (word) => from(enSubcastes, word),
    education: (word) => labelOf(EDUCATIONS, word),
    occupation: (word) => labelOf(OCCUPATIONS, word),
    city: NAMES.en.city,
    option: (_list, options, word) => labelOf(options, word),
    filter: filterNames(enLabels, 'the musts of both sides'),
  },
  te: {
    district: (word) => from(teDistricts, word),
    degree: (word) => from(teVocabulary.degree, word),
    visa: (word) => from(teVocabulary.visaStatus, word),
    subcaste: (word) => from(teSubcastes, word),
    education: (word) => from(te('education'), word),
    occupation: (word) => from(te('occupation'), word),
    city: NAMES.te.city,
    option: (list, _options, word) =>
      from((teLabels.options as Readonly<Record<string, Table | undefined>>)[list] ?? {}, word),
    filter: filterNames(teLabels, 'ఇద్దరూ తప్పనిసరి అన్నవి'),
  },
};
