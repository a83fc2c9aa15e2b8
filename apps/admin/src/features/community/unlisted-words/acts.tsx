import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Kbd } from '../../../ui/form/kbd';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { isTyping, useShortcuts } from '../../../ui/form/shortcuts';
import { toast } from '../../../ui/feedback/toast';
import { Unseen } from '../../../ui/list/unseen';
import { AddDialog } from './add-dialog';
import { useDecisions } from './decisions';
import type { List, UnlistedRow } from './list';
import { MapDialog } from './map-dialog';

const DIALOGS = { map: MapDialog, add: AddDialog } as const;
const BUTTON = { minHeight: 36, minWidth: 0 } as const;

interface Props {
  list: List;
  row: UnlistedRow;
  /** The one that the keys decide. */
  current: boolean;
  onFocus: () => void;
}

export function Acts({ list, row, current, onFocus }: Props) {
  const { decide } = useDecisions(list);
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const leaving = useMutation({
    mutationFn: () => decide({ key: row.key, act: 'leave' }),
    onError: (thrown) => toast(problemSentence(thrown, 'This could not be saved'), 'problem'),
  });
  const acts = [
    { key: 'm', label: 'Same as…', run: () => setOpen('map') },
    { key: 'n', label: 'Add to list', run: () => setOpen('add') },
    { key: 'l', label: 'Keep as written', run: () => leaving.mutate() },
  ];
  const byKey = (run: () => void) => () => {
    if (leaving.isPending) return;
    if (isTyping()) toast('That looked like typing. To decide, press the key again.', 'problem');
    else run();
  };
  useShortcuts(current ? Object.fromEntries(acts.map(({ key, run }) => [key, byKey(run)])) : {});
  const Dialog = open && DIALOGS[open];
  return (
    <Box data-unlisted={row.key} onFocus={onFocus} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: '1px' }}>
      {acts.map(({ key, label, run }) => (
        <Button
          key={key}
          size="small"
          variant={current && key === 'm' ? 'outlined' : 'text'}
          aria-keyshortcuts={current ? key.toUpperCase() : undefined}
          disabled={leaving.isPending}
          sx={BUTTON}
          onClick={run}
        >
          {label}
          <Unseen> {row.text}</Unseen>
          {current && <Kbd>{key.toUpperCase()}</Kbd>}
        </Button>
      ))}
      {Dialog && <Dialog list={list} row={row} onClose={() => setOpen(null)} />}
    </Box>
  );
}
