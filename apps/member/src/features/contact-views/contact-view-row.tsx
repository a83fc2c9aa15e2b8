import { formatDay, indiaTime } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { ContactViewEntry } from '@kalyanam/shared/contracts/relations';
import { PATHS } from '../../shell/paths';
import { Icon } from '../../ui/icon';
import { RowLink } from '../../ui/row-list';
import { useContactViewsTexts } from './contact-views.en';

export function ContactViewRow({ view: { viewer, firstAt, lastAt, times } }: { view: ContactViewEntry }) {
  const texts = useContactViewsTexts();
  const language = useLanguage();
  const hint = times > 1 && `${texts.times(times)} · ${texts.first(formatDay(firstAt, language))}`;
  const time = indiaTime(language, { timeStyle: 'short' })(lastAt);
  if (viewer)
    return (
      <RowLink
        to={PATHS.profile(viewer.id)}
        icon="person"
        title={viewer.name}
        hint={hint}
        value={<span className="whitespace-nowrap">{time}</span>}
      />
    );
  return (
    <li className="flex min-h-14 items-center gap-4 px-4 py-2.5 text-muted">
      <Icon name="lock" className="size-6" />
      <span className="min-w-0 grow">
        {texts.hidden}
        {hint && <span className="block text-small">{hint}</span>}
      </span>
      <span className="text-small">{time}</span>
    </li>
  );
}
