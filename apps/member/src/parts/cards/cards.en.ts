import { en as freshness } from '@kalyanam/shared/base/domain/freshness.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  sameGothra: 'Same gothra',
  ...freshness,
  familyIn: (city: string) => `family in ${city}`,
  fits: (fits: number, stated: number) => `Fits ${fits} of your ${stated}`,
  photosHidden: {
    'owner-not-verified': 'Photos once verified',
    'after-interest': 'Photos after accepted interest',
    'on-request': 'Photos on request',
    'in-review': 'Photos are being checked',
  },
};

export const useCardTexts = defineTexts('cards', en);
