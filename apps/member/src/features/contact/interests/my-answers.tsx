import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnsweringAnswer } from '@kalyanam/shared/contracts/interests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { useHonestyWords } from '../../../parts/relations/honesty-line';
import { useAnswerTexts } from '../../../parts/relations/answers.en';
import { api } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { LoadError } from '../../../ui/load-error';

/** How the member answers, folded; asked for when it is opened. */
export function MyAnswers() {
  const { myAnswers } = useAnswerTexts();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-accent">{myAnswers}</summary>
      {open && <Figures />}
    </details>
  );
}

/** One's own figures, and what others read of them. */
function Figures() {
  const texts = useAnswerTexts();
  const wordsOf = useHonestyWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['interests', 'answering'],
    queryFn: ({ signal }) => api.get<AnsweringAnswer>(ROUTES.answering, { signal }),
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { answering, shown, reasons } = data;
  const answered = answering.accepted + answering.declined;
  const delivered = answered + answering.expired;
  const line = wordsOf(shown);
  return (
    <div className="grid gap-3 pt-3">
      <p>{texts.myFigures(answered, delivered)}</p>
      {answering.medianHours !== null && <p>{texts.myMedian(answering.medianHours)}</p>}
      <p>{line ? texts.othersRead(line) : texts.othersReadNothing}</p>
      {reasons.length > 0 && (
        <div>
          <h3 className="font-semibold">{texts.myReasons}</h3>
          <ul className="mt-1">
            {reasons.map(({ reason, times }) => (
              <li key={reason}>{texts.times(texts.reasons[reason], times)}</li>
            ))}
          </ul>
          <p className="mt-2 text-muted">{texts.makeMust}</p>
          <AppLink to={PATHS.myWishes} className="inline-flex min-h-12 items-center font-semibold text-accent">
            {texts.toWishes}
          </AppLink>
        </div>
      )}
    </div>
  );
}
