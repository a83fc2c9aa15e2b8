import { te as labels } from '@kalyanam/shared/topics/profile/detail-labels.te';
import { te as districts } from '@kalyanam/shared/base/domain/districts.te';
import { te as subcastes } from '@kalyanam/shared/base/domain/subcastes.te';
import { te as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.te';
import { te as facts } from '@kalyanam/shared/topics/profile/detail-facts.te';
import type { en } from './details.en';

export const te: typeof en = {
  ...facts,
  lists: { labels, districts, subcastes, vocabulary },
};
