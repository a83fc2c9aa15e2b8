import { useQuery } from '@tanstack/react-query';
import { indianNumber } from '../../../ui/time/india-date';
import { useKeyWords } from '../../../ui/words/key-words';
import { EmptyList } from '../../../ui/list/list-states';
import { LoadProblem, NotLoaded } from '../../../ui/feedback/load-problem';
import { Turning, useOneByOne } from '../../../ui/form/one-by-one';
import { PageFrame } from '../../../ui/list/page';
import { useUndecided } from '../../../ui/feedback/decide-later';
import { NoteCase } from './note-case';
import { noteKey, noteQueueQuery } from './notes.queries';

const NOTE_KEYS = [
  ['J, K', 'Next, previous'],
  ['A', 'Allow'],
  ['R', 'Refuse'],
  ['W', 'Refuse and warn, with a reason'],
  ['H', 'Refuse and hold the account, with a reason'],
  ['Z', 'Undo, for 10 seconds'],
] as const;

/** C9: words of interests that wait for the team, the oldest first. */
export function Page() {
  const { data, error, isFetching, refetch } = useQuery(noteQueueQuery);
  const { shown, turning } = useOneByOne(useUndecided(data?.notes ?? [], noteKey));
  useKeyWords('Held words', NOTE_KEYS);
  const again = () => refetch();
  const problem = { what: 'Held words', problem: error, retrying: isFetching, onRetry: () => void again() };
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
        <>
          <NoteCase key={shown.id} note={shown} onDecided={again} />
          <Turning {...turning} />
        </>
      ) : (
        <EmptyList sentence="No words waiting" />
      )}
    </PageFrame>
  );
}
