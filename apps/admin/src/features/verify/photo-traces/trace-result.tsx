import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PhotoTraceAnswer, TraceCandidate } from '@kalyanam/shared/team/photo-traces';
import { useEffect, useRef } from 'react';
import { userPath } from '../../../shell/paths';
import { fullDay } from '../../../ui/time/india-date';
import { PageLink } from '../../../ui/list/page-link';
import { Panel } from '../../../ui/list/panel';
import { READING } from './trace';

const WHO: Record<TraceCandidate['kind'], string> = {
  member: '',
  owner: ' (whose photo it is)',
  team: 'Somebody of the team',
};

const plainName = ({ kind, name }: TraceCandidate): string => `${name ?? ''}${WHO[kind]}`;

const VERDICTS: Record<PhotoTraceAnswer['verdict'], (answer: PhotoTraceAnswer) => string> = {
  certain: ({ candidates: [first] }) => `Certain: it left through ${first ? plainName(first) : 'someone'}.`,
  'cannot-tell': () => 'Cannot tell: it shows this photo, and no one’s mark stands out.',
  'other-picture': ({ owner }) => `Cannot tell: it shows none of the photos that ${owner.name} has now.`,
};

export function TraceResult({ answer }: { answer: PhotoTraceAnswer }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [answer]);
  const { verdict, photo, owner, seen, candidates, compared, chance } = answer;
  return (
    <Panel title="Result" headingRef={heading}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity={verdict === 'certain' ? 'success' : 'info'}>{VERDICTS[verdict](answer)}</Alert>
        {photo && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Box
              component="img"
              src={photo.thumb}
              alt={`Photo of ${owner.name}`}
              width={92}
              height={115}
              sx={{ objectFit: 'cover', borderRadius: 2 }}
            />
            <Typography sx={{ flex: '1 1 240px' }}>
              A photo of{' '}
              <PageLink to={userPath(owner.userId)} asWritten>
                {owner.name}
              </PageLink>
              {`. The picture shows ${Math.round(seen * 100)} % of it; ${compared} were compared. Chance gives ${chance.toFixed(2)}. ${READING}`}
            </Typography>
          </Box>
        )}
        {candidates.length > 0 && (
          <TableContainer>
            <Table size="small" aria-label="Candidates">
              <TableHead>
                <TableRow>
                  <TableCell>Who</TableCell>
                  <TableCell>Number</TableCell>
                  <TableCell align="right">Correlation</TableCell>
                  <TableCell>Photos sent</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {candidates.map((candidate) => (
                  <TableRow key={candidate.userId ?? candidate.kind}>
                    <TableCell>
                      {candidate.userId ? (
                        <PageLink to={userPath(candidate.userId)} asWritten>
                          {plainName(candidate)}
                        </PageLink>
                      ) : (
                        plainName(candidate)
                      )}
                    </TableCell>
                    <TableCell translate="no">{candidate.memberCode}</TableCell>
                    <TableCell align="right">{candidate.correlation.toFixed(2)}</TableCell>
                    <TableCell>{sentWords(candidate)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Box>
    </Panel>
  );
}

function sentWords({ firstAt, lastAt }: TraceCandidate): string {
  if (firstAt === null || lastAt === null) return '';
  const [first, last] = [fullDay(firstAt), fullDay(lastAt)];
  return first === last ? first : `${first} to ${last}`;
}
