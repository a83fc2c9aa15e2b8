/** What the values of the details are called. */
import { en as labels } from '@kalyanam/shared/topics/profile/detail-labels.en';
import { en as districts } from '@kalyanam/shared/base/domain/districts.en';
import { en as subcastes } from '@kalyanam/shared/base/domain/subcastes.en';
import { en as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = { labels, districts, subcastes, vocabulary };

export const useWordLists = defineTexts('detailWords', en);
