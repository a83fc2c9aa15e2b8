import type { LedgerMonth } from '@kalyanam/shared/contracts/ledger';
import { indiaTime } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { Section } from '../../../../ui/section';
import { byDay } from './by-day';
import { useLedgerTexts } from './ledger.en';

/** Older looks, kept as counts without names. */
export function EarlierMonths({ months }: { months: readonly LedgerMonth[] }) {
  const texts = useLedgerTexts();
  const language = useLanguage();
  const monthWords = indiaTime(language, { month: 'long', year: 'numeric' });
  if (months.length === 0) return null;
  return (
    <Section title={texts.months}>
      <p className="mb-3 text-muted">{texts.monthsLead}</p>
      <dl className="grid gap-2">
        {byDay(months, ({ month }) => month).map(({ day, entries }) => (
          <div key={day}>
            <dt className="text-small text-muted">{monthWords(`${day}T12:00:00+05:30`)}</dt>
            <dd>{entries.map(({ what, looks }) => texts.looks(texts.what[what], looks)).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
