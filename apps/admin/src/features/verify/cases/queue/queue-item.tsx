import Box from '@mui/material/Box';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { initials } from '@kalyanam/shared/base/text';
import { flagOf, type FlagTone } from '@kalyanam/shared/team/queue';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ClockChip } from '../../../../ui/time/clock-chip';
import { fullDay } from '../../../../ui/time/india-date';
import { useNames } from '../../../../ui/words/sentences';
import { PICKED, withCase } from '../use-open-case';
import { useQueueTexts } from './queue.en';

const ROW = {
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  columnGap: 1.25,
  alignItems: 'center',
  alignContent: 'center',
  minHeight: 56,
  py: 0.5,
  px: 2,
  color: 'inherit',
  textDecoration: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  outlineOffset: '-2px !important',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'ground.selected', boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)' },
} as const;

const LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.45 } as const;
const SMALL = { ...LINE, fontSize: '0.8125rem', color: 'text.secondary' } as const;

const FACE = {
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 1,
  bgcolor: 'action.hover',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const;

const COLOURS: Record<FlagTone, string> = { bad: 'error.main', warn: 'warning.main', info: 'info.main' };

/** Who else has to do with it, in a word or two. */
function useOthers({ claimedBy, team: { assignment } }: PendingVerification): string | null {
  const texts = useQueueTexts();
  if (claimedBy && !claimedBy.mine) return texts.with(claimedBy.name);
  if (assignment) return assignment.mine ? texts.forMe : texts.forName(assignment.to.name);
  return null;
}

/** Why the clock is stopped, or null while it runs. */
function useStopped({ team: { waitingSince, pausedSince } }: PendingVerification) {
  const texts = useQueueTexts();
  if (pausedSince !== null) return { title: texts.pausedTitle, words: texts.paused };
  return waitingSince === null ? null : { title: texts.stopped, words: texts.waiting };
}

/** The first photo, or the initials of the name where there is none. */
function Face({ user: { name, photos } }: { user: PendingVerification }) {
  const [photo] = photos;
  return photo ? (
    <Box component="img" src={photo.thumb} alt="" loading="lazy" sx={{ ...FACE, objectFit: 'cover' }} />
  ) : (
    <Box aria-hidden sx={FACE}>
      {initials(name)}
    </Box>
  );
}

/** R98: who it is and since when, then the one thing that matters most about the case. */
export function QueueItem({ user, open }: { user: PendingVerification; open: boolean }) {
  const row = useRef<HTMLAnchorElement>(null);
  const [params] = useSearchParams();
  useEffect(() => {
    if (open) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const flag = flagOf(user);
  const others = useOthers(user);
  const stopped = useStopped(user);
  const texts = useQueueTexts();
  const place = useNames().city(user.workLocation.city ?? user.familyLocation.city);
  return (
    <li>
      <Box
        component={Link}
        ref={row}
        to={{ search: withCase(params, user.userId).toString() }}
        state={PICKED}
        aria-current={open || undefined}
        sx={ROW}
      >
        <Face user={user} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={LINE}>
            <Box component="span" translate="no" sx={{ fontWeight: 600 }}>
              {user.name}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {`${user.age}, ${place}`}
            </Box>
          </Box>
          <Box sx={{ ...SMALL, display: 'flex', gap: 0.75 }}>
            <Box component="span" translate="no" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {user.email}
            </Box>
            <Box component="time" dateTime={user.registeredAt} sx={{ flexShrink: 0 }}>
              {`· ${fullDay(user.registeredAt)}`}
            </Box>
          </Box>
          <Box sx={SMALL}>
            {flag && (
              <Box component="span" sx={{ color: COLOURS[flag.tone], fontWeight: 600 }}>
                {texts.flags[flag.flag]}
              </Box>
            )}
            {`${flag && others ? ' · ' : ''}${others ?? ''}`}
          </Box>
        </Box>
        {stopped ? (
          <Box component="span" title={stopped.title} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {stopped.words}
          </Box>
        ) : (
          <ClockChip enteredAt={user.enteredAt} />
        )}
      </Box>
    </li>
  );
}
