import { defineTexts } from '@kalyanam/web/i18n/texts';

export const MANY_MUSTS = 6;
export const FEW_FIT = 10;

export const en = {
  title: 'What we look for - Kalyanam',
  heading: 'What we look for',
  lead: 'Say what matters to you, and how much. No one reads what you asked for: others see how many of these points they meet or, if you choose so below, which.',
  failed: 'We could not load what you look for. Nothing is lost.',
  weights: { off: 'Any', nice: 'Nice to have', must: 'Must' },
  howMuch: (wish: string) => `${wish}: how much it matters`,
  from: 'From',
  to: 'To',
  least: 'At least',
  chooseOne: 'Choose at least one.',
  swapped: 'The two ends were the wrong way round; we swapped them.',
  gothraRule: 'Your family’s gothra rule',
  suggested: 'We filled this in from your profile. Change what is different, then save.',
  save: 'Save',
  more: (count: number) => `${count} more`,
  fitsNow: (count: number) => (count === 1 ? '1 family fits now' : `${count} families fit now`),
  /** Without a must, no family is left out. */
  allNow: (count: number) => (count === 1 ? '1 family to look through' : `${count} families to look through`),
  counting: 'Counting…',
  saved: 'Saved',
  savedAsFilter: 'Saved · also your filter',
  notSaved: 'Not saved yet',
  leftUnsaved: 'What you look for is not saved yet',
  open: 'Open',
  tryAgain: 'Try again',
  show: 'Show them',
  empty: 'You have not said what you look for yet. Choose “Nice to have” or “Must” where something matters to you.',
  manyMusts: (count: number) => `${count} musts are many: each of them leaves families out.`,
  fewFit: 'Few families are left; make one of these “Nice to have”.',
  others: 'What others see',
  visibleMeans: {
    counts: 'How many they meet, for example 5 of 6',
    items: 'Which of them they meet, never what you asked for',
  },
  hide: 'Hidden from those who miss one of your musts',
  conflictTitle: 'What you look for was changed somewhere else',
};

export const useWishesTexts = defineTexts('wishes', en);
