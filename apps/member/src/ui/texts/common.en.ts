import { FILE_MEGABYTES, LIMITS } from '@kalyanam/shared/base/limits';
import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Hints that several screens share for the same kind of input, with the limits of the server. */
export const hints = {
  password: `At least ${LIMITS.passwordLength.min} characters with uppercase, lowercase, and number. Also allowed: @ $ ! % * ? &`,
  phone: `${LIMITS.phoneDigits} digits. We send a code to it.`,
  code: `${LIMITS.codeLength} digits`,
  file: `JPEG or PNG, under ${FILE_MEGABYTES} MB.`,
};

export const en = {
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading',
  stepDone: '(done)',
  optional: 'optional',
  notGiven: 'Not given',
  choose: 'Choose',
  previous: 'Previous',
  next: 'Next',
  offline: 'You seem to be offline. Check your connection and try again.',
  waitFor: (seconds: number) =>
    seconds <= 90
      ? `Please wait ${seconds} seconds.`
      : seconds <= 5400
        ? `Please wait ${Math.ceil(seconds / 60)} minutes.`
        : `Please wait ${Math.ceil(seconds / 3600)} hours.`,
  loadFailed: 'We could not load this. Nothing is lost.',
  reference: (id: string) => `If it happens again, give our support team this number: ${id}`,
  charactersLeft: (left: number) =>
    left < 0 ? `${-left} too many` : left === 1 ? '1 character left' : `${left} characters left`,
  pages: 'Pages',
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  showPassword: 'Show password',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  noSuggestion: (typed: string) => `“${typed}”: we keep it as you wrote it.`,
  upload: 'Upload',
  years: (age: number) => `${age} years`,
  photosOf: (name: string) => `Photos of ${name}`,
  photoNumber: (index: number, all: number, name: string) => `Photo ${index} of ${all} of ${name}`,
  enlargePhoto: (index: number, all: number, name: string) => `Enlarge photo ${index} of ${all} of ${name}`,
  photoOf: (name: string) => `Photo of ${name}`,
  listen: 'Listen',
  stop: 'Stop reading',
  conflict: {
    conflictLead:
      'Nothing you wrote is lost. Where the same field was changed twice, choose which to keep, then save again.',
    theirs: 'Newest',
    mine: 'Yours',
    useNewest: 'Use the newest',
    keepMine: 'Keep mine',
  },
  nothingLost: 'Nothing you wrote is lost.',
  undo: 'Undo',
  saved: 'Saved.',
  saving: 'Saving…',
  sending: 'Sending…',
  codeAgainIn: (seconds: number) => `Another code in ${seconds} s`,
};

export const useCommonTexts = defineTexts('common', en);
