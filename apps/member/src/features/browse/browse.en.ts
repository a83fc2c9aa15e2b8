import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Browse Profiles - Kalyanam',
  heading: 'Browse Profiles',
  results: (count: string, one: boolean) => (one ? '1 profile' : `${count} profiles`),
  filters: 'Filters',
  activeFilters: (count: number) => (count === 1 ? '1 active filter' : `${count} active filters`),
  clearAll: 'Clear All',
  removeFilter: (name: string) => `Remove filter: ${name}`,
  born: (from: string, to: string, youngest: number, oldest: number) =>
    `Born ${from}–${to} · age ${youngest}–${oldest}`,
  applyTo: (count: string, one: boolean) => (one ? 'Show 1 profile' : `Show ${count} profiles`),
  apply: 'Show profiles',
  who: 'Who',
  where: 'Where',
  work: 'Work',
  sort: 'Sort by',
  any: 'Any',
  asMyProfile: 'Best for my profile',
  failed: 'We could not load the profiles. Nothing is lost.',
  emptyHint: 'Try removing a filter:',
  clearOne: (name: string, more: string) => `Without “${name}”: ${more}`,
  emptyNoFilter: 'No profiles yet. Please check back soon.',
  onlySemi: 'Our team is reviewing your profile. Photos and contact details open once it is verified.',
};

export const useBrowseTexts = defineTexts('browse', en);
