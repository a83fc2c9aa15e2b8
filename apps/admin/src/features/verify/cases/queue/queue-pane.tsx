import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PendingAnswer, PendingVerification } from '@kalyanam/shared/team/contracts';
import { useStore } from '@kalyanam/web/store';
import { useTeamSettings } from '../../../../session/team-settings';
import { indianNumber } from '../../../../ui/time/india-date';
import type { ListState } from '../../../../ui/list/use-list-state';
import { BESIDE_QUEUE } from '../../../../ui/feedback/toast';
import { undoables, undoThis } from '../../../../ui/feedback/undo';
import { Unseen } from '../../../../ui/list/unseen';
import { useNow } from '../../../../ui/time/ago';
import { VERIFY } from '../decision/undoable';
import { ChangesLink } from './changes-link';
import { QueueFilters } from './queue-filters';
import { grouped } from './queue-groups';
import { QueueItem } from './queue-item';
import { useQueueTexts } from './queue.en';

interface Props {
  users: PendingVerification[];
  total: number;
  /** The number of cases under each head, and of those due today; counted over all cases, not only the listed ones. */
  counts: Pick<PendingAnswer, 'groups' | 'dueToday'>;
  openId: string | null;
  list: ListState;
}

const PANE = {
  gridArea: { md: 'queue' },
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  bgcolor: 'background.paper',
  borderRight: { md: 1 },
  borderColor: { md: 'divider' },
} as const;

const HEAD = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  m: 0,
  px: 2,
  py: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const DECIDED = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** A head without its cases: they are listed when it is pressed. */
const PAUSED = { ...HEAD, position: 'static', justifyContent: 'start', minHeight: 36, borderRadius: 0 } as const;

export function QueuePane({ users, total, counts, openId, list }: Props) {
  const texts = useQueueTexts();
  const hours = useTeamSettings();
  const groups = grouped(users, hours, useNow());
  return (
    <Box component="section" aria-labelledby="queue-title" {...{ [BESIDE_QUEUE]: '' }} sx={PANE}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          px: 2,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id="queue-title" component="h2" sx={{ fontWeight: 600, mr: 'auto' }}>
          {`${list.clear ? texts.found : texts.pending}: ${indianNumber(total)}`}
        </Typography>
        {counts.dueToday > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {(list.clear ? texts.dueInAll : texts.dueToday)(indianNumber(counts.dueToday))}
          </Typography>
        )}
        <ChangesLink />
        <QueueFilters list={list} />
      </Box>
      <JustDecided />
      {users.length === 0 && <NoneFound onClear={list.clear} />}
      <Box sx={{ overflowY: { md: 'auto' }, position: 'relative', scrollPaddingBlock: '36px 8px' }}>
        {groups.map(({ group, users: listed }) => (
          <Box component="section" key={group} aria-labelledby={`queue-${group}`}>
            <Typography component="h3" id={`queue-${group}`} sx={HEAD}>
              {`${texts.group(group, hours.dueHours, hours.lateHours)} · ${indianNumber(Math.max(counts.groups[group], listed.length))}`}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {listed.map((user) => (
                <QueueItem key={user.userId} user={user} open={user.userId === openId} />
              ))}
            </Box>
          </Box>
        ))}
        {counts.groups.paused > 0 && list.value('only') !== 'paused' && (
          <Button fullWidth color="inherit" sx={PAUSED} onClick={() => list.set({ only: 'paused', case: '' })}>
            {`${texts.group('paused', hours.dueHours, hours.lateHours)} · ${indianNumber(counts.groups.paused)}`}
          </Button>
        )}
      </Box>
      {users.length < total && (
        <Typography variant="body2" sx={{ color: 'text.secondary', p: 2 }}>
          {texts.rest(indianNumber(users.length), indianNumber(total))}
        </Typography>
      )}
    </Box>
  );
}

/** Decisions that can still be undone, each with its own button: Z undoes the newest. */
function JustDecided() {
  const texts = useQueueTexts();
  const decided = useStore(undoables).filter(({ queue }) => queue === VERIFY);
  if (decided.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="queue-decided">
      <Typography component="h3" id="queue-decided" sx={HEAD}>
        {`${texts.justDecided} · ${indianNumber(decided.length)}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {decided.map((one) => (
          <Box component="li" key={one.key} sx={DECIDED}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {one.name ?? one.sentence}
            </Box>
            <Button size="small" onClick={() => undoThis(one)}>
              {texts.undo}
              <Unseen> {one.name}</Unseen>
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function NoneFound({ onClear }: { onClear: (() => void) | undefined }) {
  const texts = useQueueTexts();
  return (
    <Box role="status" sx={{ p: 2 }}>
      <Typography sx={{ mb: 1 }}>{texts.none}</Typography>
      {onClear && (
        <Button variant="outlined" onClick={onClear}>
          {texts.showAll}
        </Button>
      )}
    </Box>
  );
}
