import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  label: 'Acting for',
  /** The candidate, in bold, and what may be done for them. */
  actingFor: (name: string): readonly [string, string, string] => ['For ', name, ''],
  may: { answer: 'you may answer', suggest: 'you may suggest', look: 'you may look' },
  choose: 'Acting for',
  profileOf: (name: string) => `${name}’s profile`,
  shortlist: 'Shortlist',
};

export const useActingTexts = defineTexts('actingBand', en);
