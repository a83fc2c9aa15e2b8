import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  heading: 'Why this match',
  said: (name: string, fact: string, wish: string) => `${name}: ${fact}. You asked for: ${wish}`,
  unsaid: (name: string, wish: string) => `${name}. You asked for: ${wish}`,
  unknown: (name: string) => `${name} not stated: ask`,
  locked: (name: string) => `${name}: seen once you are both verified`,
  cannotTell: (name: string) => `${name}: we cannot tell, please ask the family`,
  unsure: (name: string, fact: string) => `${name}: ${fact}. We cannot tell, please ask`,
  must: 'Must',
  groups: { misses: 'Not what you look for', unknown: 'Not known', fits: 'What you look for' },
  all: (count: number) => `All ${count}`,
  more: 'More',
  mine: (fits: number, stated: number) => `${fits} of your ${stated} wishes fit`,
  unknownCount: (unknown: number) => `${unknown} not known`,
  theirs: (fits: number, stated: number) => `You fit ${fits} of their ${stated}`,
  /** After the viewer's own count. */
  theirsToo: (fits: number, stated: number) => `you fit ${fits} of their ${stated}`,
  few: 'They have said little about what they look for.',
  yourMust: 'your must',
  theirMustMissed: 'One of their musts is not met',
  inIndia: 'lives in India',
  theirItems: { fits: 'You meet', misses: 'You do not meet', unknown: 'They do not know yet' },
  noWishes: 'You have not said what you look for yet.',
};

export const useWhyMatchTexts = defineTexts('whyMatch', en);
