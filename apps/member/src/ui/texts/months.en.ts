import { defineTexts } from '@kalyanam/web/i18n/texts';

/** In the order of the year. A list, because the browser's formatter would cost a slow phone a tenth of a second. */
export const en = {
  january: 'January',
  february: 'February',
  march: 'March',
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
};

export const useMonthTexts = defineTexts('months', en);
