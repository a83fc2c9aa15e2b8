import type { DeskDraftView } from '@kalyanam/shared/contracts/desk';
import { formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { useDeskTexts } from './desk.en';
import { useByHand } from './use-by-hand';

/** What is suggested about whom, by whose hand, with its words. */
export function DraftLine({ draft }: { draft: DeskDraftView }) {
  const texts = useDeskTexts();
  const byHand = useByHand();
  const language = useLanguage();
  const { kind, about, by, mine, note, slots, madeAt } = draft;
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        {texts.kinds[kind]}:{' '}
        {about ? (
          <AppLink to={PATHS.profile(about.id)} className="underline underline-offset-4">
            {about.name}
          </AppLink>
        ) : (
          texts.hidden
        )}
      </p>
      {note && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">“{note}”</p>}
      {slots.map((slot) => (
        <p key={slot} className="mt-1">
          {formatMoment(slot, language)}
        </p>
      ))}
      <p className="mt-1 text-small text-muted">
        {mine ? texts.byYou : byHand(by)}, <time dateTime={madeAt}>{formatMoment(madeAt, language)}</time>
      </p>
    </div>
  );
}
