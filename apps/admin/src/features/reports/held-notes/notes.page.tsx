import type { NoteQueueAnswer } from '@kalyanam/shared/team/held-notes';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';
import { QueuePage } from '../../../ui/list/queue-page';
import { NoteCase, noteKey } from './note-case';

const KEYS = [
  ['J, K', 'Next, previous'],
  ['A', 'Allow'],
  ['R', 'Refuse'],
  ['W', 'Refuse and warn, with a reason'],
  ['H', 'Refuse and hold the account, with a reason'],
  ['Z', 'Undo, for 10 seconds'],
] as const;

const notesQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.heldNotes],
  queryFn: ({ signal }) => api.get<NoteQueueAnswer>(ADMIN_ROUTES.heldNotes, { signal }),
  refetchOnWindowFocus: false,
});

/** C9: notes with interests that wait for the team, the oldest first. */
export const Page = () => (
  <QueuePage
    title="Notes to review"
    keys={KEYS}
    lead={[
      'Notes sent with an interest that wait for us',
      'The interest is delivered without them; decide within 24 hours.',
    ]}
    query={useQuery(notesQuery)}
    casesOf={({ notes }) => notes}
    keyOf={noteKey}
    empty="No words waiting"
  >
    {(note, onDecided) => <NoteCase note={note} onDecided={onDecided} />}
  </QueuePage>
);
