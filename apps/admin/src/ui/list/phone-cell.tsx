import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { AsWritten } from '../words/words';
import { copyText } from '../form/copy-button';
import { CopyIcon } from './icons';

/** A phone number that one press copies; the button shows where the pointer or the focus is. */
export const PhoneCell = ({ phone, of }: { phone: string; of: string }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      '@media (hover: hover)': {
        '& button': { opacity: 0 },
        '& button:focus-visible, tr:hover & button, &:hover button': { opacity: 1 },
      },
    }}
  >
    <AsWritten>{readablePhone(phone)}</AsWritten>
    <IconButton size="small" aria-label={`Copy the phone of ${of}`} onClick={() => copyText(phone)} sx={{ p: 0.5 }}>
      <CopyIcon sx={{ fontSize: 16 }} />
    </IconButton>
  </Box>
);
