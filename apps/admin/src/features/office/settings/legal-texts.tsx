import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { LegalVersion } from '@kalyanam/shared/team/legal-texts';
import { LEGAL_KINDS } from '@kalyanam/shared/topics/legal/legal-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAndTime, fullDay } from '../../../ui/time/india-date';
import { LoadProblem } from '../../../ui/feedback/load-problem';
import { Panel } from '../../../ui/list/panel';
import { toast } from '../../../ui/feedback/toast';
import { PublishDialog } from './publish-dialog';
import { ReadDialog } from './read-dialog';
import { legalTextsQuery, removePlannedText } from './settings.queries';

const STATES = {
  planned: { label: 'Planned', color: 'info' },
  'in-force': { label: 'In force', color: 'success' },
  over: { label: 'Replaced', color: 'default' },
} as const;

interface RowProps {
  text: LegalVersion;
  onRead: () => void;
}

function Row({ text: { kind, version, state, published }, onRead }: RowProps) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removePlannedText(kind, version),
    onSuccess: ({ message }) => toast(message),
    onError: (thrown) => toast(thrown.message, 'problem'),
    onSettled: () => queries.invalidateQueries({ queryKey: legalTextsQuery.queryKey }),
  });
  const { label, color } = STATES[state];
  const day = fullDay(version);
  return (
    <Box
      component="li"
      sx={{
        '&:first-of-type': { borderTop: 0 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Chip size="small" variant="outlined" color={color} label={label} />
      <Box component="span" sx={{ flex: '1 1 220px' }}>
        {`From ${day}`}
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {published ? ` · ${published.by}, ${dayAndTime(published.at)}` : ' · built in'}
        </Typography>
      </Box>
      <Button onClick={onRead} aria-label={`Read the version of ${day}`}>
        Read
      </Button>
      {state === 'planned' && (
        <Button color="error" loading={removing.isPending} onClick={() => removing.mutate()}>
          Remove
        </Button>
      )}
    </Box>
  );
}

type Open = { act: 'read' | 'publish'; text: LegalVersion };

/** R34: each version with its day; earlier versions stay readable, because members agreed to them. */
export function LegalTexts() {
  const { data, isError, error, isFetching, refetch } = useQuery(legalTextsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (isError && !data)
    return <LoadProblem what="The texts" problem={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {LEGAL_KINDS.map(({ value, label }) => {
        const own = data.versions.filter(({ kind }) => kind === value);
        const [newest] = own;
        return (
          <Panel
            key={value}
            title={label}
            aside={
              newest && (
                <Button sx={{ ml: 'auto' }} onClick={() => setOpen({ act: 'publish', text: newest })}>
                  New version
                </Button>
              )
            }
          >
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {own.map((text) => (
                <Row key={text.version} text={text} onRead={() => setOpen({ act: 'read', text })} />
              ))}
            </Box>
          </Panel>
        );
      })}
      {open?.act === 'read' && <ReadDialog text={open.text} onClose={close} />}
      {open?.act === 'publish' && <PublishDialog newest={open.text} onClose={close} />}
    </Box>
  );
}
