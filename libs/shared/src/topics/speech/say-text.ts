/** Sentences of the screen as a voice reads them: numbers, codes, heights and times become words. */
import { sayMemberCode } from '../account/member-code.js';
import { partOfDay, TE_PARTS_OF_DAY } from '../../base/moment-words.js';
import type { Language } from '../../base/vocabulary/status.js';
import { sayDigits, sayNumber } from './numbers.js';
import { sayTime } from './say-moment.js';

const MEMBER_CODE = /\b([1-9]\d{3})[- ]?(\d{3}) ?([ACEFGHJKLMNPQRTVWXY])\b/g;
const HEIGHT = /\b([4-6])['’′] ?(\d{1,2})(?:["”″]|'')/g;
const PARTS = Object.values(TE_PARTS_OF_DAY).join('|');
const TIME = new RegExp(`(?:(${PARTS}) )?\\b(\\d{1,2}):(\\d{2}) ?(am|pm|AM|PM)?(?![\\d:])`, 'g');
/** Ten digits and more, as phones are written. */
const PHONE = /\+?\d(?:[ -]?\d){9,14}\b/g;
/** Six digits with no others around them are a code. */
const CODE = /(?<![\d,.])\d{6}(?![\d,]|\.\d)/g;
const NUMBER = /\d{1,3}(?:,\d{2,3})+|\d+/g;
const DECIMAL = /(?<![\d.,])(\d+)\.(\d+)(?![\d.])/g;

const POINT: Record<Language, string> = { en: 'point', te: 'పాయింట్' };
const PERCENT: Record<Language, string> = { en: ' percent', te: ' శాతం' };
/**
 * A year is said in two halves in English, and one of the last century by its hundreds in Telugu: పంతొమ్మిది వందల
 * ముప్పై.
 */
const YEAR = /(?<![\d,.-])(19|20)(\d{2})(?!\d|[,.]\d)/g;

function sayYear(century: string, rest: string, language: Language): string {
  if (century === '20') return sayNumber(Number(century + rest), language);
  const years = Number(rest);
  if (language === 'te') {
    const hundreds = sayNumber(Number(century), 'te');
    return years === 0 ? `${hundreds} వందలు` : `${hundreds} వందల ${sayNumber(years, 'te')}`;
  }
  const end = years === 0 ? 'hundred' : `${years < 10 ? 'oh ' : ''}${sayNumber(years, 'en')}`;
  return `${sayNumber(Number(century), 'en')} ${end}`;
}

/** The hour of the day, of one that is written with its part of the day, with its half, or as it is. */
function hourOf(hour: number, part: string | undefined, half: string | undefined): number {
  const both = [hour % 12, (hour % 12) + 12] as const;
  if (part !== undefined) return both.find((one) => TE_PARTS_OF_DAY[partOfDay(one)] === part) ?? hour;
  if (half === undefined) return hour;
  return both[half.toLowerCase() === 'pm' ? 1 : 0];
}

/** 5'4" as it is said: five feet four inches. */
export function sayHeight(feet: number, inches: number, language: Language): string {
  const say = (value: number) => sayNumber(value, language);
  if (language === 'en') {
    const rest = inches === 0 ? '' : ` ${say(inches)} ${inches === 1 ? 'inch' : 'inches'}`;
    return `${say(feet)} feet${rest}`;
  }
  if (inches === 0) return `${say(feet)} అడుగులు`;
  return `${say(feet)} అడుగుల ${inches === 1 ? 'ఒక అంగుళం' : `${say(inches)} అంగుళాలు`}`;
}

export function sayText(text: string, language: Language): string {
  const digits = (found: string) => sayDigits(found.replace(/\D/g, ''), language);
  return text
    .replace(MEMBER_CODE, (_, first: string, second: string, letter: string) =>
      sayMemberCode(first + second + letter, language),
    )
    .replace(HEIGHT, (_, feet: string, inches: string) => sayHeight(Number(feet), Number(inches), language))
    .replace(TIME, (found, part: string | undefined, hour: string, minute: string, half: string | undefined) =>
      Number(hour) < 24 && Number(minute) < 60
        ? sayTime(hourOf(Number(hour), part, half), Number(minute), language)
        : found,
    )
    .replace(PHONE, digits)
    .replace(CODE, digits)
    .replace(YEAR, (_, century: string, rest: string) => sayYear(century, rest, language))
    .replace(
      DECIMAL,
      (_, whole: string, part: string) =>
        `${sayNumber(Number(whole), language)} ${POINT[language]} ${sayDigits(part, language)}`,
    )
    .replace(NUMBER, (found) => sayNumber(Number(found.replaceAll(',', '')), language))
    .replaceAll('%', PERCENT[language]);
}
