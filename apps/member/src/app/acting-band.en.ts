import { en as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  label: 'For whom you act',
  /** What comes before the name in bold, the name, and what follows it. */
  actingFor: (name: string, relation: string): readonly [string, string, string] => [
    'You act for ',
    name,
    ` (${relation})`,
  ],
  choose: 'For whom',
  desk: 'Family desk',
  shortlist: 'Shortlist',
  relations: vocabulary.deskRelation,
};

export const useActingTexts = defineTexts('actingBand', en);
