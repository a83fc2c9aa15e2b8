import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dayAndTime } from '../time/india-date';

export interface TimelineEvent {
  key: string;
  /** ISO, UTC. */
  at: string;
  what: ReactNode;
  more?: ReactNode;
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** What happened and when, newest first. */
export const EventList = ({ events, none }: { events: readonly TimelineEvent[]; none: string }) =>
  events.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
  ) : (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events.map(({ key, at, what, more }) => (
        <Box component="li" key={key} sx={ROW}>
          <Box sx={{ overflowWrap: 'anywhere' }}>{what}</Box>
          <Box component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
            {dayAndTime(at)}
          </Box>
          {more && <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary', overflowWrap: 'anywhere' }}>{more}</Box>}
        </Box>
      ))}
    </Box>
  );
