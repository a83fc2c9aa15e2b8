import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { indianNumber } from '../../ui/india-date';
import { useKeyWords } from '../../ui/key-words';
import { EmptyList } from '../../ui/list/list-states';
import { LoadProblem, NotLoaded } from '../../ui/load-problem';
import { PageFrame } from '../../ui/page';
import { forgetTyping, isTyping, useShortcuts } from '../../ui/shortcuts';
import { NoteCase } from './note-case';
import { noteQueueQuery } from './notes.queries';

const NOTE_KEYS = [
  ['J, K', 'Next, previous'],
  ['A', 'Allow'],
  ['R', 'Refuse'],
  ['W', 'Refuse and warn, with a reason'],
  ['H', 'Refuse and hold the account, with a reason'],
] as const;

/** C9: words of interests that wait for the team, the oldest first. */
export function Page() {
  const { data, error, isFetching, refetch } = useQuery(noteQueueQuery);
  const [place, setPlace] = useState(0);
  const notes = data?.notes ?? [];
  const shown = notes[Math.min(place, notes.length - 1)];
  const go = (step: number) => {
    // Turning is no typing: the next key may decide.
    if (!isTyping()) forgetTyping();
    setPlace(Math.max(0, Math.min(notes.length - 1, place + step)));
  };
  useShortcuts({ j: () => go(1), k: () => go(-1) });
  useKeyWords('Held words', NOTE_KEYS);
  const again = () => void refetch();
  const problem = { what: 'Held words', problem: error, retrying: isFetching, onRetry: again };
  return (
    <PageFrame
      title="Held words"
      lead={
        data
          ? `Words sent with an interest that wait for us: ${indianNumber(data.total)}. The interest is on its way without them; decide within 24 hours.`
          : 'Words sent with an interest that wait for us.'
      }
    >
      {!data ? (
        <NotLoaded {...problem} />
      ) : error ? (
        <LoadProblem {...problem} />
      ) : shown ? (
        <NoteCase key={shown.id} note={shown} onDecided={again} />
      ) : (
        <EmptyList sentence="No words waiting" />
      )}
    </PageFrame>
  );
}
