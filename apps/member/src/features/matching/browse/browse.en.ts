import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Browse Profiles - Kalyanam',
  heading: 'Browse Profiles',
  results: (count: string, one: boolean) => (one ? '1 profile' : `${count} profiles`),
  filters: 'Filters',
  activeFilters: (count: number) => (count === 1 ? '1 active filter' : `${count} active filters`),
  clearAll: 'Clear All',
  removeFilter: (name: string) => `Remove filter: ${name}`,
  sort: 'Sort by',
  find: 'Find by profile ID',
  saved: 'Saved searches',
  failed: 'We could not load the profiles. Nothing is lost.',
  onlySemi: 'Our team is reviewing your profile. Photos and contact details open once it is verified.',
  gothra: {
    hint: 'By your own rule and by theirs. Where we cannot tell, the profile stays.',
    locked: 'You can use this after verification.',
    hidden: (count: string) => `${count} hidden by your gothra rule`,
    show: 'Show',
    showThem: 'Show those hidden by your gothra rule',
    rule: 'Gothras of the family and your rule',
  },
};

export const useBrowseTexts = defineTexts('browse', en);
