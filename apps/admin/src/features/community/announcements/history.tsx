import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { AnnouncementView } from '@kalyanam/shared/team/announcements';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { segmentWords } from '@kalyanam/shared/team/segment-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog';
import { useFocusTo } from '../../../ui/form/focus';
import { indianNumber, shortDayAndTime } from '../../../ui/time/india-date';
import { NotLoaded } from '../../../ui/feedback/load-problem';
import { Panel } from '../../../ui/list/panel';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { toast } from '../../../ui/feedback/toast';
import { announcementsQuery, stopAnnouncement } from './announcements.queries';

const STATE = { planned: 'Planned', running: 'Running', ended: 'Ended', stopped: 'Stopped' } as const;

function StopDialog({ announcement, onClose }: { announcement: AnnouncementView; onClose: () => void }) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => stopAnnouncement(announcement.id),
    onSuccess: ({ message }) => {
      toast(message);
      void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.announcements] });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Stop “${announcement.titleEn}”?`}
      act="Stop"
      busy={isPending}
      problem={error ? problemSentence(error, 'Failed to stop the announcement') : null}
      onClose={onClose}
      onAct={() => mutate()}
    >
      The banner goes away and no more emails leave. Emails already sent stay where they are.
    </ConfirmDialog>
  );
}

function Row({ announcement, onStop }: { announcement: AnnouncementView; onStop: () => void }) {
  const { titleEn, state, startsAt, createdBy, mail, banner, mailsSent, mailsPlanned, mailsFailed, dismissed } =
    announcement;
  const sent = `${indianNumber(mailsSent)} of ${indianNumber(mailsPlanned)} emails sent`;
  return (
    <Box component="li" aria-label={titleEn} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ fontWeight: 600, mr: 'auto', overflowWrap: 'anywhere' }}>{titleEn}</Box>
        <span>{STATE[state]}</span>
        {(state === 'running' || state === 'planned') && (
          <Button size="small" color="error" variant="outlined" onClick={onStop}>
            Stop
          </Button>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {`${segmentWords(announcement.segment)} · from ${shortDayAndTime(startsAt)} · by ${createdBy}`}
      </Box>
      {mail && (
        <div>
          {`${sent}${mailsFailed > 0 ? ` · ${indianNumber(mailsFailed)} failed` : ''}`}
          {state === 'running' && mailsSent + mailsFailed < mailsPlanned && (
            <LinearProgress
              variant="determinate"
              aria-label={sent}
              value={Math.min((mailsSent / Math.max(mailsPlanned, 1)) * 100, 100)}
            />
          )}
        </div>
      )}
      {banner && <div>{`${indianNumber(dismissed)} closed the banner`}</div>}
    </Box>
  );
}

/** Earlier announcements and their results. */
export function History() {
  const { data, error, isFetching, refetch } = useQuery(announcementsQuery);
  const [stopping, setStopping] = useState<AnnouncementView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const noteFocus = useFocusTo(() => heading.current);
  return (
    <Panel title="Announcements so far" headingRef={heading}>
      {!data && <NotLoaded what="Announcements" problem={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data?.announcements.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>No announcements yet</Typography>
      )}
      {data && data.announcements.length > 0 && (
        <Box component="ul" onFocus={noteFocus} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.announcements.map((each) => (
            <Row key={each.id} announcement={each} onStop={() => setStopping(each)} />
          ))}
        </Box>
      )}
      {stopping && <StopDialog announcement={stopping} onClose={() => setStopping(null)} />}
    </Panel>
  );
}
