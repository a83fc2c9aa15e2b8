import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Browse Profiles - Kalyanam',
  heading: 'Browse Profiles',
  results: (count: string, one: boolean) => (one ? '1 profile' : `${count} profiles`),
  filters: 'Filters',
  activeFilters: (count: number) => (count === 1 ? '1 active filter' : `${count} active filters`),
  clearAll: 'Clear All',
  sort: 'Sort by',
  find: 'Find by profile ID',
  saved: 'Saved searches',
  failed: 'We could not load the profiles. Nothing is lost.',
  onlySemi: 'Our team is reviewing your profile. Photos and contact details open once it is verified.',
};

export const useBrowseTexts = defineTexts('browse', en);
