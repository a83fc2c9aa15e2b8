import Box from '@mui/material/Box';
import type { NoteFigures as Figures } from '@kalyanam/shared/team/overview';
import { PATHS } from '../../../shell/paths';
import { PageLink } from '../../../ui/list/page-link';
import { Panel } from '../../../ui/list/panel';
import { useCan } from '../../../session/permissions';
import { figure } from './figures';

/** '3 wait for us, decided after 2.5 h (median of 30 days)'. */
export function noteWords({ held, medianHours }: Figures): string {
  const decided = medianHours === null ? 'none decided' : `decided after ${medianHours.toFixed(1)} h`;
  return `${figure(held)} waiting; ${decided} in the last 30 days${medianHours === null ? '' : ' (median)'}`;
}

/** C9: words of interests that the team holds back. */
export function NoteFigures({ notes }: { notes: Figures }) {
  const mayRead = useCan('notes.decide');
  return (
    <Panel title="Notes to review">
      <Box sx={{ color: 'text.secondary' }}>{noteWords(notes)}</Box>
      {mayRead && <PageLink to={PATHS.heldNotes}>Read them</PageLink>}
    </Panel>
  );
}
