import type { Language } from '../../base/vocabulary/status.js';
import { sayNumber } from './numbers.js';

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
