import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  heading: 'Gothra',
  hide: 'Leave out the same gothra',
  hint: 'By your own rule and by theirs. Where we cannot tell, the profile stays.',
  locked: 'You can use this after verification.',
  hidden: (count: string) => `${count} hidden by your gothra rule`,
  show: 'Show',
  showThem: 'Show those hidden by your gothra rule',
  rule: 'Gothras of the family and your rule',
};

export const useGothraFilterTexts = defineTexts('gothraFilter', en);
