import { useId } from 'react';
import type { ClosedInterest } from '@kalyanam/shared/contracts/relations';
import { formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { RowList } from '../../../ui/row-list';
import { Icon } from '../../../ui/icon';
import { useInterestsTexts } from './interests.en';

/** Families who were both interested and are hidden now: a name and a reason, and nothing to open. */
export function ClosedInterests({ closed }: { closed: readonly ClosedInterest[] }) {
  const texts = useInterestsTexts();
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lg text-muted">
        {texts.closedTitle}
      </h2>
      <RowList>
        {closed.map(({ id: key, name, reason, callAt }) => (
          <li key={key} className="flex gap-3 bg-well p-4">
            <Icon name="lock" className="mt-1 shrink-0 text-muted" />
            <div className="min-w-0">
              <p translate="no" className="line-clamp-2 font-semibold wrap-anywhere">
                {name}
              </p>
              {callAt && <p className="text-pretty">{texts.callOff(formatMoment(callAt, language))}</p>}
              <p className="text-pretty text-muted">{texts.closedReason[reason]}</p>
            </div>
          </li>
        ))}
      </RowList>
    </section>
  );
}
