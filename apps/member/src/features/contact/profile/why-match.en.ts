import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  heading: 'Why this match',
  said: (name: string, fact: string, wish: string) => `${name}: ${fact}; you wished ${wish}`,
  unsaid: (name: string, wish: string) => `${name}: you wished ${wish}`,
  unknown: (name: string) => `${name} not stated: ask`,
  locked: (name: string) => `${name}: seen once you are both verified`,
  cannotTell: (name: string) => `${name}: we cannot tell, please ask the family`,
  unsure: (name: string, fact: string) => `${name}: ${fact}; we cannot tell, please ask`,
  must: 'Must',
  groups: { misses: 'Not as you wished', unknown: 'Not known', fits: 'As you wished' },
  more: (count: number) => `Show ${count} more`,
  inIndia: 'lives in India',
  theirItems: { fits: 'You meet', misses: 'You do not meet', unknown: 'They do not know yet' },
  noWishes: 'You have no wishes yet.',
  tell: 'Say what matters to you',
  change: 'Change my wishes',
};

export const useWhyMatchTexts = defineTexts('whyMatch', en);
