import { en as labels } from '@kalyanam/shared/details/labels.en';
import { en as districts } from '@kalyanam/shared/domain/districts.en';
import { en as subcastes } from '@kalyanam/shared/domain/subcastes.en';
import { en as vocabulary } from '@kalyanam/shared/domain/vocabulary.en';

export const en = { labels, districts, subcastes, vocabulary };
export type DetailWords = typeof en;
