import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Browse Profiles - Kalyanam',
  heading: 'Browse Profiles',
  results: (count: string, one: boolean) => (one ? '1 profile' : `${count} profiles`),
  filters: 'Filters',
  activeFilters: (count: number) => (count === 1 ? '1 active filter' : `${count} active filters`),
  clearAll: 'Clear All',
  removeFilter: (name: string) => `Remove filter: ${name}`,
  apply: 'Show profiles',
  sort: 'Order',
  any: 'Any',
  asMyProfile: 'As suits my profile',
  emptyHint: 'Loosen one of the filters:',
  clearOne: (name: string, more: string) => `Without “${name}”: ${more}`,
  emptyNoFilter: 'Nobody is listed here at present. Please look again soon.',
  onlySemi: 'Your profile is with our team. Until it is verified you see no photos or contact details.',
};

export const useBrowseTexts = defineTexts('browse', en);
