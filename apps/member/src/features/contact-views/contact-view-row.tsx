import { formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { ContactViewEntry } from '@kalyanam/shared/contracts/relations';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { useContactViewsTexts } from './contact-views.en';

export function ContactViewRow({ view: { viewer, firstAt, lastAt, times } }: { view: ContactViewEntry }) {
  const texts = useContactViewsTexts();
  const language = useLanguage();
  return (
    <li className="py-3">
      {viewer ? (
        <AppLink
          to={PATHS.profile(viewer.id)}
          className="inline-flex min-h-12 items-center font-semibold wrap-anywhere text-accent underline underline-offset-4"
        >
          {viewer.name}
        </AppLink>
      ) : (
        <p className="py-2 font-semibold">{texts.hidden}</p>
      )}
      <p className="text-small text-muted">{texts.last(formatMoment(lastAt, language))}</p>
      {times > 1 && (
        <p className="text-small text-muted">
          {texts.first(formatMoment(firstAt, language))} · {texts.times(times)}
        </p>
      )}
    </li>
  );
}
