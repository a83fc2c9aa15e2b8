import { useQuery } from '@tanstack/react-query';
import { QueuePage } from '../../../ui/list/queue-page';
import { CheckCase } from './check-case';
import { checkKey, checkQueueQuery } from './checks.queries';

const KEYS = [
  ['J, K', 'Next, previous'],
  ['F', 'Open the file'],
  ['A', 'Checked, once the file is open'],
  ['R', 'Could not be confirmed, with a reason'],
  ['Z', 'Undo, for 10 seconds'],
] as const;

/** C7: files that members sent to have a fact checked, the oldest first. */
export const Page = () => (
  <QueuePage
    title="Checks"
    keys={KEYS}
    lead={['Files that members sent to have a fact checked', 'Each is erased with its decision.']}
    query={useQuery(checkQueueQuery)}
    casesOf={({ checks }) => checks}
    keyOf={checkKey}
    empty="No files waiting"
  >
    {(check, onDecided) => <CheckCase check={check} onDecided={onDecided} />}
  </QueuePage>
);
