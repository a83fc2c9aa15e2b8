import { te as facts } from '@kalyanam/shared/topics/profile/detail-facts.te';
import { te as labels } from '@kalyanam/shared/topics/profile/detail-labels.te';
import { te as districts } from '@kalyanam/shared/base/domain/districts.te';
import { te as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.te';
import { NAMES } from '@kalyanam/shared/topics/speech/names';
import { te as profileLabels } from '@kalyanam/shared/topics/profile/labels.te';
import { te as verify } from '../features/verify/cases/verify.te';
import { te as teamChecks } from '../ui/list/team-checks.te';
import { te as queue } from '../features/verify/cases/queue/queue.te';
import { te as sentences } from '../ui/words/sentences.te';
import { te as ui } from '../ui/words/ui.te';
import { te as pageNames } from './page-names.te';

const detailWords = { facts, labels, districts, vocabulary };

/** Every Telugu text of the verification screens under the name of its English catalogue, and the tables of names: one file, fetched when Telugu is chosen. */
export const telugu = {
  verify,
  detailWords,
  queue,
  ui,
  profileLabels,
  sentences,
  pageNames,
  teamChecks,
  names: NAMES.te,
};
