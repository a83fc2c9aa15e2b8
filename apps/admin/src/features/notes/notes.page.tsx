import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { indianNumber } from '../../ui/india-date';
import { Kbd } from '../../ui/kbd';
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
    // What was decided elsewhere may have left fewer than there were.
    setPlace((before) => Math.max(0, Math.min(notes.length - 1, Math.min(before, notes.length - 1) + step)));
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
        <>
          <NoteCase key={shown.id} note={shown} onDecided={again} />
          {notes.length > 1 && <Turning at={notes.indexOf(shown)} of={notes.length} onGo={go} />}
        </>
      ) : (
        <EmptyList sentence="No words waiting" />
      )}
    </PageFrame>
  );
}

interface TurningProps {
  at: number;
  of: number;
  onGo: (step: number) => void;
}

/** For those who do not use the keys. */
function Turning({ at, of, onGo }: TurningProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 3 }}>
      <Button aria-keyshortcuts="K" disabled={at === 0} onClick={() => onGo(-1)}>
        Previous <Kbd>K</Kbd>
      </Button>
      <Button aria-keyshortcuts="J" disabled={at === of - 1} onClick={() => onGo(1)}>
        Next <Kbd>J</Kbd>
      </Button>
      <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
        {`${indianNumber(at + 1)} of ${indianNumber(of)}`}
      </Box>
    </Box>
  );
}
