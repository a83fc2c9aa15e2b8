/** The words of profiles for digests and names of searches, from the tables that the applications read. */
import { detailWords } from '@kalyanam/shared/topics/profile/detail-words';
import { isDetail } from '@kalyanam/shared/topics/profile/details';
import { en as enDetails } from '@kalyanam/shared/topics/profile/detail-labels.en';
import { te as teDetails } from '@kalyanam/shared/topics/profile/detail-labels.te';
import { en as enDistricts } from '@kalyanam/shared/base/domain/districts.en';
import { te as teDistricts } from '@kalyanam/shared/base/domain/districts.te';
import { en as enSubcastes } from '@kalyanam/shared/base/domain/subcastes.en';
import { te as teSubcastes } from '@kalyanam/shared/base/domain/subcastes.te';
import { en as enVocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import { te as teVocabulary } from '@kalyanam/shared/base/domain/vocabulary.te';
import { NAMES } from '@kalyanam/shared/topics/speech/names';
import type { CatalogueField } from '@kalyanam/shared/topics/profile/catalogue';
import { FILTER } from '@kalyanam/shared/topics/profile/filters';
import type { ChoiceName } from '@kalyanam/shared/topics/profile/labels';
import { en as enLabels } from '@kalyanam/shared/topics/profile/labels.en';
import { te as teLabels } from '@kalyanam/shared/topics/profile/labels.te';
import { profileWords } from '@kalyanam/shared/topics/profile/words';
import type { SearchKey } from '@kalyanam/shared/topics/matching/search-query';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { dayWords } from '../../platform/time/clock.js';

type Table = Readonly<Record<string, string | undefined>>;

const TABLES = {
  en: {
    ...{ labels: enLabels, options: null, subcastes: enSubcastes as Table, fits: 'the musts of both sides' },
    details: detailWords({ labels: enDetails, districts: enDistricts, vocabulary: enVocabulary }, NAMES.en),
  },
  te: {
    ...{ labels: teLabels, options: teLabels.options, subcastes: teSubcastes as Table, fits: 'ఇద్దరూ తప్పనిసరి అన్నవి' },
    details: detailWords({ labels: teDetails, districts: teDistricts, vocabulary: teVocabulary }, NAMES.te),
  },
} as const;

function wordsIn(language: Language) {
  const { labels, options, subcastes, fits, details } = TABLES[language];
  const { city } = NAMES[language];
  const { choice } = profileWords(options, dayWords(language), NAMES[language]);
  const labelOf = (field: CatalogueField): string =>
    isDetail(field) ? details.labels.details[field] : labels.fields[field];
  return {
    city,
    choice,
    /** A word of a field's list. */
    word: (field: CatalogueField, word: string): string => {
      if (field === 'subcaste') return subcastes[word] ?? word;
      return isDetail(field) ? details.valueOf(field, word) : choice(field as ChoiceName, word);
    },
    /** What a filter asks. */
    filter: (filter: SearchKey): string => {
      if (filter === 'fits') return fits;
      if (filter === 'gothra') return labels.fields.gothra;
      const names: Table = labels.filters;
      return names[filter] ?? (filter === 'sort' ? filter : labelOf(FILTER[filter].field ?? 'name'));
    },
  };
}

export const PROFILE_WORDS: Readonly<Record<Language, ReturnType<typeof wordsIn>>> = {
  en: wordsIn('en'),
  te: wordsIn('te'),
};
