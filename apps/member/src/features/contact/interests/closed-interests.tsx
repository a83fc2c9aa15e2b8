import { useId } from 'react';
import type { ClosedInterest } from '@kalyanam/shared/contracts/relations';
import { Icon } from '../../../ui/icon';
import { useInterestsTexts } from './interests.en';

/** Families who were both interested and are hidden now: a name and a reason, and nothing to open. */
export function ClosedInterests({ closed }: { closed: readonly ClosedInterest[] }) {
  const texts = useInterestsTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid max-w-2xl gap-2">
      <h2 id={id} className="text-xl">
        {texts.closedTitle}
      </h2>
      <ul className="grid gap-2">
        {closed.map(({ id: key, name, reason }) => (
          <li key={key} className="flex gap-3 rounded-card border border-line bg-well p-4">
            <Icon name="lock" className="mt-1 shrink-0 text-muted" />
            <div className="min-w-0">
              <p translate="no" className="font-semibold wrap-anywhere">
                {name}
              </p>
              <p className="text-pretty text-muted">{texts.closedReason[reason]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
