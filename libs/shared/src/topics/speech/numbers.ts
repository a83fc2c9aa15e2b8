/** Numbers as they are said: a voice of the device reads "1,25,000" in many ways, and a word in one. */
import type { Language } from '../../base/vocabulary/status.js';

const EN_UNITS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;
const TE_UNITS = [
  ...['సున్నా', 'ఒకటి', 'రెండు', 'మూడు', 'నాలుగు', 'ఐదు', 'ఆరు', 'ఏడు', 'ఎనిమిది', 'తొమ్మిది'],
  ...['పది', 'పదకొండు', 'పన్నెండు', 'పదమూడు', 'పద్నాలుగు', 'పదిహేను', 'పదహారు', 'పదిహేడు', 'పద్దెనిమిది', 'పంతొమ్మిది'],
] as const;
const UNITS: Record<Language, readonly string[]> = { en: EN_UNITS, te: TE_UNITS };
const TENS: Record<Language, readonly string[]> = {
  en: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  te: ['', '', 'ఇరవై', 'ముప్పై', 'నలభై', 'యాభై', 'అరవై', 'డెబ్బై', 'ఎనభై', 'తొంభై'],
};

/** The highest number that is said as one; longer ones are digits. */
export const MOST_SAID = 999_999_999;

interface Step {
  readonly size: number;
  readonly en: string;
  /** Alone, and with something smaller after it: నూట ఐదు, రెండు వందలు, రెండు వందల ఐదు. */
  readonly te: { one: string; oneAnd: string; many: string; manyAnd: string };
}

const STEPS: readonly Step[] = [
  { size: 10_000_000, en: 'crore', te: { one: 'కోటి', oneAnd: 'కోటి', many: 'కోట్లు', manyAnd: 'కోట్ల' } },
  { size: 100_000, en: 'lakh', te: { one: 'లక్ష', oneAnd: 'లక్ష', many: 'లక్షలు', manyAnd: 'లక్షల' } },
  { size: 1000, en: 'thousand', te: { one: 'వెయ్యి', oneAnd: 'వెయ్యి', many: 'వేలు', manyAnd: 'వేల' } },
  { size: 100, en: 'hundred', te: { one: 'వంద', oneAnd: 'నూట', many: 'వందలు', manyAnd: 'వందల' } },
];

function belowHundred(value: number, language: Language): string {
  if (value < 20) return UNITS[language][value] ?? '';
  const unit = value % 10;
  return [TENS[language][Math.floor(value / 10)], unit && UNITS[language][unit]].filter(Boolean).join(' ');
}

function inWords(value: number, language: Language): string {
  const step = STEPS.find(({ size }) => value >= size);
  if (!step) return belowHundred(value, language);
  const count = Math.floor(value / step.size);
  const rest = value % step.size;
  const end = rest === 0 ? '' : ` ${inWords(rest, language)}`;
  if (language === 'en') return `${inWords(count, 'en')} ${step.en}${end}`;
  const { one, oneAnd, many, manyAnd } = step.te;
  if (count === 1) return `${rest === 0 ? one : oneAnd}${end}`;
  return `${inWords(count, 'te')} ${rest === 0 ? many : manyAnd}${end}`;
}

/** Digit by digit, as phone numbers and codes are said. */
export const sayDigits = (digits: string, language: Language): string =>
  [...digits].map((digit) => UNITS[language][Number(digit)]).join(' ');

/** A whole number in words, in lakhs and crores. */
export const sayNumber = (value: number, language: Language): string =>
  value > MOST_SAID ? sayDigits(String(value), language) : inWords(value, language);
