import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { ContactViewEntry } from '@kalyanam/shared/contracts/relations';
import { RowList } from '../../ui/row-list';
import { byDay } from './by-day';
import { ContactViewRow } from './contact-view-row';
import { useContactViewsTexts } from './contact-views.en';

const DAY_MS = 86_400_000;

/** Who looked, day by day, by the last time. */
export function ContactViewDays({ views }: { views: readonly ContactViewEntry[] }) {
  const texts = useContactViewsTexts();
  const language = useLanguage();
  const dayOf = (moment: Date | string) => formatDay(new Date(moment).toISOString(), language);
  const now = new Date();
  const near: Readonly<Record<string, string>> = {
    [dayOf(new Date(now.getTime() - DAY_MS))]: texts.yesterday,
    [dayOf(now)]: texts.today,
  };
  return byDay(views, ({ lastAt }) => dayOf(lastAt)).map(({ day, entries }) => (
    <section key={day} aria-label={near[day] ?? day}>
      <h2 className="mb-2 text-xl">{near[day] ?? day}</h2>
      <RowList>
        {entries.map((view) => (
          <ContactViewRow key={`${view.viewer?.id} ${view.firstAt}`} view={view} />
        ))}
      </RowList>
    </section>
  ));
}
