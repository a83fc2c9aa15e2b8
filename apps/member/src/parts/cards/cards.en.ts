import { en as freshness } from '@kalyanam/shared/base/domain/freshness.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  sameGothra: 'Same gothra',
  ...freshness,
  fit: {
    mine: (fits: number, stated: number) => `What you look for: ${fits} of ${stated}`,
    unknown: (unknown: number) => `${unknown} not known`,
    theirs: (fits: number, stated: number) => `What they look for: you meet ${fits} of ${stated}`,
    few: 'They have said little about what they look for.',
    mustMissed: 'One of their musts is not met',
  },
  photosHidden: {
    'owner-not-verified': (name?: string) => `Photos open once ${name ?? 'this member'} is verified`,
    'after-interest': 'Photos open after accepted interest',
    'on-request': (name?: string) => `Photos on request${name ? '' : '. Ask to see them'}`,
    waiting: 'Photos open once our team has verified you',
    'in-review': 'Photos are being checked',
  },
};

export const useCardTexts = defineTexts('cards', en);
