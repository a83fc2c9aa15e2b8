import { momentFormat, partOfDay, TE_PARTS_OF_DAY } from '../../base/moment-words.js';
import type { Language } from '../../base/vocabulary/status.js';
import { sayNumber } from './numbers.js';

/** Telugu alone has a word for the hours from three to five. */
const enPartOf = (hour: number): string => {
  const part = partOfDay(hour);
  return part === 'dawn' ? 'night' : part;
};

/** Half past, as it grows together with the hour: పదిన్నరకు. */
const TE_HALVES = [
  ...['పన్నెండున్నరకు', 'ఒకటిన్నరకు', 'రెండున్నరకు', 'మూడున్నరకు', 'నాలుగున్నరకు', 'ఐదున్నరకు'],
  ...['ఆరున్నరకు', 'ఏడున్నరకు', 'ఎనిమిదిన్నరకు', 'తొమ్మిదిన్నరకు', 'పదిన్నరకు', 'పదకొండున్నరకు'],
] as const;

function clockInTelugu(hour: number, minute: number): string {
  const onClock = hour % 12 === 0 ? 12 : hour % 12;
  if (minute === 30) return TE_HALVES[hour % 12] ?? '';
  const said = onClock === 1 ? 'ఒంటి' : sayNumber(onClock, 'te');
  if (minute === 0) return `${said} ${onClock === 1 ? 'గంటకు' : 'గంటలకు'}`;
  return `${said} ${onClock === 1 ? 'గంట' : 'గంటల'} ${sayNumber(minute, 'te')} ${minute === 1 ? 'నిమిషానికి' : 'నిమిషాలకు'}`;
}

function clockInEnglish(hour: number, minute: number): string {
  const said = sayNumber(hour % 12 === 0 ? 12 : hour % 12, 'en');
  if (minute === 0) return said;
  return minute === 30 ? `half past ${said}` : `${said} ${minute < 10 ? 'oh ' : ''}${sayNumber(minute, 'en')}`;
}

/** An hour of the day: 'ten in the morning'. */
export function sayTime(hour: number, minute: number, language: Language): string {
  if (language === 'te') return `${TE_PARTS_OF_DAY[partOfDay(hour)]} ${clockInTelugu(hour, minute)}`;
  const part = enPartOf(hour);
  return `${clockInEnglish(hour, minute)} ${part === 'night' ? 'at night' : `in the ${part}`}`;
}

/** 'Sunday morning at ten' by the clocks of the zone. */
export function sayMoment(zone: string, moment: Date, language: Language): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const valueOf = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const [hour, minute] = [valueOf('hour'), valueOf('minute')];
  const weekday = momentFormat(language, { timeZone: zone, weekday: 'long' })(moment);
  if (language === 'te') return `${weekday} ${sayTime(hour, minute, 'te')}`;
  return `${weekday} ${enPartOf(hour)} at ${clockInEnglish(hour, minute)}`;
}
