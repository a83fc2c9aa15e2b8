import { indiaTime } from '@kalyanam/web/i18n/format';

const format = (options: Intl.DateTimeFormatOptions) => indiaTime('en', { hourCycle: 'h23', ...options });

/** 19 Nov */
export const dayAndMonth = format({ day: 'numeric', month: 'short' });
/** 19 Nov 2026 */
export const fullDay = format({ day: 'numeric', month: 'short', year: 'numeric' });
/** 19 Nov 2026, 10:42 */
export const dayAndTime = format({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
/** 10:42 */
export const timeOfDay = format({ hour: '2-digit', minute: '2-digit' });
/** 19 Nov, 10:42 */
export const shortDayAndTime = format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
export const indianNumber = (value: number): string => numbers.format(value);
