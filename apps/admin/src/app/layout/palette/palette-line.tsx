import Box from '@mui/material/Box';
import { Kbd } from '../../../ui/form/kbd';
import type { Entry } from './entry';

interface Props {
  id: string;
  entry: Entry;
  current: boolean;
  onPoint: () => void;
  onFollow: () => void;
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 0.75,
  minHeight: 36,
  borderRadius: 1,
  cursor: 'pointer',
  '&[aria-selected="true"]': { bgcolor: 'ground.selected', boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' },
} as const;
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const PaletteLine = ({ id, entry: { name, detail, keys }, current, onPoint, onFollow }: Props) => (
  <Box id={id} role="option" aria-selected={current} onPointerMove={onPoint} onClick={onFollow} sx={LINE}>
    <Box component="span" sx={{ ...CUT, fontWeight: 600, flex: '0 1 auto' }}>
      {name}
    </Box>
    {detail && (
      <Box component="span" sx={{ ...CUT, flex: '1 1 0', color: 'text.secondary', fontSize: '0.8125rem' }}>
        {detail}
      </Box>
    )}
    {keys && (
      <Box component="span" sx={{ ml: 'auto' }}>
        <Kbd>{keys}</Kbd>
      </Box>
    )}
  </Box>
);
