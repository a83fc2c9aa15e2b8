import { te as labels } from '@kalyanam/shared/details/labels.te';
import { te as districts } from '@kalyanam/shared/domain/districts.te';
import { te as subcastes } from '@kalyanam/shared/domain/subcastes.te';
import { te as vocabulary } from '@kalyanam/shared/domain/vocabulary.te';
import type { en } from './detail-words.en';

export const te: typeof en = { labels, districts, subcastes, vocabulary };
