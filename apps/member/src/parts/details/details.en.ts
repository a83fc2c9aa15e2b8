import { defineTexts } from '@kalyanam/web/i18n/texts';
import { en as labels } from '@kalyanam/shared/topics/profile/detail-labels.en';
import { en as districts } from '@kalyanam/shared/base/domain/districts.en';
import { en as subcastes } from '@kalyanam/shared/base/domain/subcastes.en';
import { en as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import { en as facts } from '@kalyanam/shared/topics/profile/detail-facts.en';

export const en = {
  ...facts,
  /** What the values of the details are called. */
  lists: { labels, districts, subcastes, vocabulary },
};

export const useDetailTexts = defineTexts('details', en);
