import { ZONE_WORDS as zoneWords } from '@kalyanam/shared/topics/calls/zone-words.te';
import { te as photoWords } from '@kalyanam/shared/base/domain/photos.te';
import { te as profileLabels } from '@kalyanam/shared/topics/profile/labels.te';

const files = import.meta.glob('../**/*.te.ts', { eager: true, import: 'te' });

/** The English texts in `why-match.en.ts` look for `whyMatch`. */
const nameOf = (file: string): string =>
  file.replace(/^.*\/|\.te\.ts$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every Telugu text, under the names that the English ones give: one file, which English readers never fetch. */
export const telugu = {
  ...Object.fromEntries(Object.entries(files).map(([file, te]) => [nameOf(file), te])),
  ...{ photoWords, profileLabels, zoneWords },
};
