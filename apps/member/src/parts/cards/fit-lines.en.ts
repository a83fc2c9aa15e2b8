import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  mine: (fits: number, stated: number) => `What you look for: ${fits} of ${stated}`,
  unknown: (unknown: number) => `${unknown} not known`,
  theirs: (fits: number, stated: number) => `What they look for: you meet ${fits} of ${stated}`,
  few: 'They have said little about what they look for.',
  mustMissed: 'One of their musts is not met',
};

export const useFitTexts = defineTexts('fitLines', en);
