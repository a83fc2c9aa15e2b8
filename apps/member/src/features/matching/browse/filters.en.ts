import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Texts of the sheet, which is fetched when it is opened. */
export const en = {
  withPhoto: 'Only with a photo',
  afterVerification: 'after verification',
  any: 'Any',
  asMyProfile: 'Best for my profile',
  applyTo: (count: string, one: boolean) => (one ? 'Show 1 profile' : `Show ${count} profiles`),
  apply: 'Show profiles',
  onlyFits: 'Only families who meet your musts.',
  fitsBoth: 'Only families who meet your musts, and whose musts you meet.',
  showAll: 'Show everyone',
  fits: 'Only those who meet my musts',
  fitsHint: 'What is not known about someone never counts against them.',
  myWishes: 'See what we look for',
  fromWishes: 'From what we look for',
  usualOrder: 'Show them in the usual order',
  emptyHint: 'Try removing a filter:',
  emptySeveral: 'No single filter is the reason. Try removing several.',
  more: (count: string) => `${count} more`,
  clearOne: (name: string, more: string) => `Without “${name}”: ${more}`,
  emptyNoFilter: 'No profiles yet. Please check back soon.',
  ages: {
    from: (youngest: number) => `Age ${youngest} or more`,
    to: (oldest: number) => `Age up to ${oldest}`,
    both: (youngest: number, oldest: number) =>
      youngest === oldest ? `Age ${oldest}` : `Age ${youngest} to ${oldest}`,
  },
  age: { from: 'Age from', to: 'Age to' },
  livesIn: 'Lives in',
  groups: {
    work: 'Education and work',
    living: 'Height, diet, habits',
    roots: 'Native place and subcaste',
    home: 'Family home',
    others: 'Musts, and still looking',
  },
  removeFilter: (name: string) => `Remove filter: ${name}`,
  gothra: {
    hint: 'By your own rule and by theirs. Where we cannot tell, the profile stays.',
    locked: 'You can use this after verification.',
    hidden: (count: string) => `${count} hidden by your gothra rule`,
    show: 'Show',
    showThem: 'Show those hidden by your gothra rule',
  },
  notOurGothra: 'Not our gothra',
};

export const useFilterTexts = defineTexts('filters', en);
