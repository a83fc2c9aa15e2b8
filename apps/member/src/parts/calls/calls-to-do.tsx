import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CallRow } from './call-row';
import { isCurrent } from './call-words';
import { callsWith } from './calls.queries';
import { useCallsTexts } from './calls.en';

/** Calls that are offered, agreed or waiting for an outcome; nothing where there are none, or no answer. */
export function CallsToDo() {
  const texts = useCallsTexts();
  const id = useId();
  const { data } = useQuery(callsWith(null));
  const calls = data?.calls.filter(isCurrent) ?? [];
  if (calls.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 id={id} className="mb-3 text-2xl">
        {texts.heading}
      </h2>
      <ul className="grid gap-4">
        {calls.map((call) => (
          <li key={call.id}>
            <CallRow call={call} />
          </li>
        ))}
      </ul>
    </section>
  );
}
