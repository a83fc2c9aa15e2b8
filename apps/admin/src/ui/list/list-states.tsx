import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Ornament } from './ornament';

const ROWS = 8;

export const ListSkeleton = () => (
  <Stack spacing={1}>
    {Array.from({ length: ROWS }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={44} />
    ))}
  </Stack>
);

interface Props {
  sentence: string;
  /** The next useful step. */
  children?: ReactNode;
  /** Filters hide everything: they can be taken away. */
  onClear?: (() => void) | undefined;
}

export const EmptyList = ({ sentence, children, onClear }: Props) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 6, px: 2, textAlign: 'center' }}>
    <Ornament />
    <Typography>{sentence}</Typography>
    {onClear ? (
      <Button variant="outlined" onClick={onClear}>
        Clear the filters
      </Button>
    ) : (
      children
    )}
  </Box>
);
