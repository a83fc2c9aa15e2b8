import { en as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  label: 'Acting for',
  /** What comes before the name in bold, the name, and what follows it. */
  actingFor: (name: string, relation: string): readonly [string, string, string] => [
    'You are acting for ',
    name,
    ` (${relation})`,
  ],
  choose: 'Acting for',
  desk: 'Family group',
  shortlist: 'Shortlist',
  relations: vocabulary.deskRelation,
};

export const useActingTexts = defineTexts('actingBand', en);
