import Box from '@mui/material/Box';
import type { WorkFigures } from '@kalyanam/shared/team/overview';
import { useMayOpen } from '../../../session/permissions';
import { OPEN_REPORTS, PATHS } from '../../../shell/paths';
import { PageLink } from '../../../ui/list/page-link';
import { figure } from './figures';

interface Work {
  of: keyof WorkFigures;
  name: string;
  list: string;
  /** Worth a colour as soon as there is one. */
  urgent?: boolean;
}

const TILE = {
  borderLeft: 3,
  borderColor: 'divider',
  pl: 1.5,
  minWidth: 0,
  '& strong': { display: 'block', fontSize: '1.75rem', lineHeight: 1.25, fontWeight: 600 },
} as const;

function Tile({ work: { name, list, urgent }, count }: { work: Work; count: number }) {
  const hot = Boolean(urgent) && count > 0;
  const value = <strong>{figure(count)}</strong>;
  return (
    <Box
      component="li"
      sx={{
        ...TILE,
        ...(hot && { borderColor: 'error.main', '& strong': { ...TILE['& strong'], color: 'error.main' } }),
      }}
    >
      {useMayOpen(list) ? (
        <Box sx={{ '& a': { display: 'block', color: 'inherit' } }}>
          <PageLink to={list}>
            {value}
            {name}
          </PageLink>
        </Box>
      ) : (
        <>
          {value}
          {name}
        </>
      )}
    </Box>
  );
}

/** What waits for the team now, each with the way to its list. */
export function WorkRow({ work, lateHours }: { work: WorkFigures; lateHours: number }) {
  const rows: Work[] = [
    { of: 'late', name: `Over ${lateHours} h`, list: `${PATHS.verify}?only=late`, urgent: true },
    { of: 'dueToday', name: 'Due today', list: PATHS.verify },
    { of: 'reports', name: 'Reports open', list: OPEN_REPORTS },
    { of: 'changes', name: 'Changes open', list: PATHS.profileEdits },
    { of: 'photos', name: 'Photos to look at', list: PATHS.photos },
    { of: 'checks', name: 'Files to check', list: PATHS.checks },
    { of: 'words', name: 'Notes to review', list: PATHS.heldNotes },
    { of: 'stories', name: 'Stories to read', list: PATHS.stories },
    { of: 'gothras', name: 'New gothras', list: PATHS.gothras },
    { of: 'subcastes', name: 'New subcastes', list: PATHS.subcastes },
  ];
  return (
    <Box
      component="ul"
      aria-label="Work"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
      }}
    >
      {rows.map((row) => (
        <Tile key={row.of} work={row} count={work[row.of] ?? 0} />
      ))}
    </Box>
  );
}
