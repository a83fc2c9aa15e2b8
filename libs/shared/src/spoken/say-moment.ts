import type { Language } from '../vocabulary/status.js';
import { sayNumber } from './numbers.js';

type Part = 'morning' | 'afternoon' | 'evening' | 'night';

const TE_PARTS: Record<Part, string> = {
  morning: 'ఉదయం',
  afternoon: 'మధ్యాహ్నం',
  evening: 'సాయంత్రం',
  night: 'రాత్రి',
};

const partOf = (hour: number): Part =>
  hour >= 5 && hour < 12
    ? 'morning'
    : hour >= 12 && hour < 16
      ? 'afternoon'
      : hour >= 16 && hour < 20
        ? 'evening'
        : 'night';

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
  const part = partOf(hour);
  if (language === 'te') return `${TE_PARTS[part]} ${clockInTelugu(hour, minute)}`;
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
  const weekday = new Intl.DateTimeFormat(language === 'te' ? 'te-IN' : 'en-IN', {
    timeZone: zone,
    weekday: 'long',
  }).format(moment);
  if (language === 'te') return `${weekday} ${sayTime(hour, minute, 'te')}`;
  return `${weekday} ${partOf(hour)} at ${clockInEnglish(hour, minute)}`;
}
