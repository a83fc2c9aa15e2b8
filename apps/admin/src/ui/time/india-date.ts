import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { indiaTime } from '@kalyanam/web/i18n/format';
import { getLanguage } from '@kalyanam/web/i18n/language';

/** In the language that is shown; each formatter is made when it is first needed. */
function format(options: Intl.DateTimeFormatOptions) {
  const made: Partial<Record<Language, ReturnType<typeof indiaTime>>> = {};
  return (moment: string | Date): string => {
    const language = getLanguage();
    // A month cut short is no Telugu word.
    const month = language === 'te' && options.month && { month: 'long' as const };
    return (made[language] ??= indiaTime(language, { hourCycle: 'h23', ...options, ...month }))(moment);
  };
}

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
