import type { LedgerLook } from '@kalyanam/shared/contracts/ledger';
import { formatDay, indiaTime } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { byDay } from './by-day';
import { useLedgerTexts } from './ledger.en';

/** A day of India is the same day everywhere, written from its noon. */
export const dayWords = (day: string, language: 'en' | 'te'): string => formatDay(`${day}T12:00:00+05:30`, language);

export function useLookWords() {
  const texts = useLedgerTexts();
  return ({ what, times }: LedgerLook): string => (times > 1 ? texts.times(texts.what[what], times) : texts.what[what]);
}

/** Looks of one viewer, day by day, the newest first. */
export function Looks({ looks }: { looks: readonly LedgerLook[] }) {
  const texts = useLedgerTexts();
  const language = useLanguage();
  const words = useLookWords();
  const time = indiaTime(language, { timeStyle: 'short' });
  return (
    <dl className="grid gap-2">
      {byDay(looks, ({ day }) => day).map(({ day, entries }) => (
        <div key={day}>
          <dt className="text-small text-muted">
            {texts.lastAt(dayWords(day, language), time(latest(entries.map(({ lastAt }) => lastAt))))}
          </dt>
          <dd className="wrap-anywhere">{entries.map(words).join(' · ')}</dd>
        </div>
      ))}
    </dl>
  );
}

const latest = (moments: readonly string[]): string => moments.reduce((last, at) => (at > last ? at : last));
