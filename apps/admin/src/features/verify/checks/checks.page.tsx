import { useQuery } from '@tanstack/react-query';
import { useUndecided } from '../../../ui/feedback/decide-later';
import { indianNumber } from '../../../ui/time/india-date';
import { useKeyWords } from '../../../ui/words/key-words';
import { EmptyList } from '../../../ui/list/list-states';
import { LoadProblem, NotLoaded } from '../../../ui/feedback/load-problem';
import { Turning, useOneByOne } from '../../../ui/form/one-by-one';
import { PageFrame } from '../../../ui/list/page';
import { CheckCase } from './check-case';
import { checkKey, checkQueueQuery } from './checks.queries';

const CHECK_KEYS = [
  ['J, K', 'Next, previous'],
  ['F', 'Open the file'],
  ['A', 'Checked, once the file is open'],
  ['R', 'Could not be confirmed, with a reason'],
  ['Z', 'Undo, for 10 seconds'],
] as const;

/** C7: files that members sent to have a fact checked, the oldest first. */
export function Page() {
  const { data, error, isFetching, refetch } = useQuery(checkQueueQuery);
  const { shown, turning } = useOneByOne(useUndecided(data?.checks ?? [], checkKey));
  useKeyWords('Checks', CHECK_KEYS);
  const again = () => refetch();
  const problem = { what: 'Checks', problem: error, retrying: isFetching, onRetry: () => void again() };
  return (
    <PageFrame
      title="Checks"
      lead={
        data
          ? `Files that members sent to have a fact checked: ${indianNumber(data.total)}. Each is erased with its decision.`
          : 'Files that members sent to have a fact checked.'
      }
    >
      {!data ? (
        <NotLoaded {...problem} />
      ) : error ? (
        <LoadProblem {...problem} />
      ) : shown ? (
        <>
          <CheckCase key={shown.id} check={shown} onDecided={again} />
          <Turning {...turning} />
        </>
      ) : (
        <EmptyList sentence="No files waiting" />
      )}
    </PageFrame>
  );
}
