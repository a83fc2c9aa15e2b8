import { te as profileLabels } from '@kalyanam/shared/profile/labels.te';
import { te as desk } from '../features/verify/desk.te';
import { te as queue } from '../features/verify/queue/queue.te';
import { te as sentences } from '../ui/sentences.te';
import { te as ui } from '../ui/ui.te';
import { te as pageNames } from './page-names.te';

/** Every Telugu text of the desk under the name of its English catalogue: one file, fetched when Telugu is chosen. */
export const telugu = { desk, queue, ui, profileLabels, sentences, pageNames };
