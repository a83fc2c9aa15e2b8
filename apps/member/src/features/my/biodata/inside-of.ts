import type { BiodataChoice } from '@kalyanam/shared/topics/biodata/biodata';
import type { useBiodataTexts } from './biodata.en';

/** The contents of a page, in the words of its choices. */
export const insideOf = (
  { sections, photo, gothra, horoscope, contact, language }: BiodataChoice,
  texts: ReturnType<typeof useBiodataTexts>,
): string =>
  [
    ...sections.map((section) => texts.section[section]),
    ...(photo === 'first' ? [texts.withPhoto] : []),
    ...(gothra ? [texts.withGothra] : []),
    ...(horoscope ? [texts.withHoroscope] : []),
    ...(contact === 'none' ? [] : [texts.contacts[contact]]),
    texts.languages[language],
  ].join(', ');
