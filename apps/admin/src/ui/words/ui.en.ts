/** What the parts say that verification screens share with other pages; Telugu, for verification alone, in `ui.te.ts`. */
import { ACCOUNT_STATUSES, VERIFICATION_STATUSES } from '@kalyanam/shared/base/vocabulary/status';
import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { defineTexts } from '@kalyanam/web/i18n/texts';

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);

/** 'ID' stays as it is. */
const inSentence = (name: string) => name.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());

export const en = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  previous: 'Previous',
  next: 'Next',
  failed: (what: string, why: string) => `Couldn’t load ${inSentence(what)}. ${why}`,
  unreachable: 'The server could not be reached',
  verification: (status: VerificationStatus): string => labelOf(VERIFICATION_STATUSES, status).replace(/ Profile$/, ''),
  account: (status: AccountStatus): string => labelOf(ACCOUNT_STATUSES, status),
  clock: {
    hours: (count: number) => `${count} h`,
    days: (count: number) => `${count} d`,
    fresh: (waited: number, from: number) => `Waiting ${hours(waited)}, within the first ${from} hours`,
    due: (waited: number, left: number) => `Waiting ${hours(waited)}, due within ${hours(left)}`,
    late: (waited: number, to: number) => `Waiting ${hours(waited)}, over the promised ${to} hours`,
  },
  facts: {
    verified: 'verified',
    notVerified: 'not verified',
    professional: 'Professional',
    personal: 'Personal details',
    family: 'Family location',
  },
  photo: {
    one: (index: number, all: number, name: string) => `Photo ${index} of ${all}: ${name}`,
    count: (index: number, all: number) => `${index} of ${all}`,
  },
  keys: {
    title: 'Keyboard shortcuts',
    everywhere: 'Everywhere',
    goTo: 'Go to',
    goThen: (letter: string) => `G then ${letter}`,
    search: 'Search people, reports, pages and commands',
    searchKey: '/ or Ctrl+K',
    help: 'This list',
    switch: 'Single-key shortcuts',
  },
};

export const useUiTexts = defineTexts('ui', en);
