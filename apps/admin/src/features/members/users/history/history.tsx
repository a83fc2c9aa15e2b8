import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { TIMELINE_KINDS, type TimelineKind } from '@kalyanam/shared/team/timeline';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EventList } from '../../../../ui/list/event-list';
import { Loaded } from '../../../../ui/feedback/load-problem';
import { Panel } from '../../../../ui/list/panel';
import { timelineQuery } from '../users.queries';
import { inWords } from './history-words';

const PARAM = 'story';

/** The requested kinds, in the URL; none means all. */
function useKinds(): [TimelineKind[], (kinds: readonly TimelineKind[]) => void] {
  const [params, setParams] = useSearchParams();
  const named = (params.get(PARAM) ?? '').split(',');
  const kinds = TIMELINE_KINDS.flatMap(({ value }) => (named.includes(value) ? [value] : []));
  const set = (next: readonly TimelineKind[]) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next.length > 0) after.set(PARAM, next.join(','));
        else after.delete(PARAM);
        return after;
      },
      { replace: true },
    );
  return [kinds, set];
}

/** Everything that happened to and around a member, newest first. */
export function History({ userId }: { userId: string }) {
  const [kinds, setKinds] = useKinds();
  const history = useInfiniteQuery(timelineQuery(userId, kinds));
  const toggle = (kind: TimelineKind) =>
    setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]);
  return (
    <Panel title="Timeline">
      <Box role="group" aria-label="Show in the timeline" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <FilterChip label="All" on={kinds.length === 0} onPress={() => setKinds([])} />
        {TIMELINE_KINDS.map(({ value, label }) => (
          <FilterChip key={value} label={label} on={kinds.includes(value)} onPress={() => toggle(value)} />
        ))}
      </Box>
      <Loaded what="The timeline" query={history}>
        {({ pages }) => (
          <>
            <EventList events={pages.flatMap(({ events }) => events).map(inWords)} none={nothing(kinds)} />
            {history.hasNextPage && (
              <Button
                sx={{ mt: 1.5 }}
                variant="outlined"
                color="inherit"
                loading={history.isFetchingNextPage}
                onClick={() => void history.fetchNextPage()}
              >
                {history.isFetchNextPageError ? 'Couldn’t load older entries. Retry' : 'Older'}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

const nothing = (kinds: readonly TimelineKind[]): string =>
  kinds.length === 0 ? 'Nothing has happened yet.' : 'Nothing of this kind.';

const FilterChip = ({ label, on, onPress }: { label: string; on: boolean; onPress: () => void }) => (
  <Chip
    label={label}
    clickable
    variant={on ? 'filled' : 'outlined'}
    color={on ? 'primary' : 'default'}
    aria-pressed={on}
    onClick={onPress}
  />
);
