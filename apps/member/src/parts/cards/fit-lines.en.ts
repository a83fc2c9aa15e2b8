import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  mine: (fits: number, stated: number) => `Your wishes: ${fits} of ${stated} met`,
  unknown: (unknown: number) => `${unknown} not known`,
  theirs: (fits: number, stated: number) => `You meet ${fits} of their ${stated} wishes`,
  few: 'Few wishes stated',
  mustMissed: 'One of their musts is not met',
};

export const useFitTexts = defineTexts('fitLines', en);
