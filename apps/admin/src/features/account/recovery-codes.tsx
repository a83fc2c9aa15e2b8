import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../ui/copy-button';

interface Props {
  codes: readonly string[];
  onNoted: () => void;
}

export const RecoveryCodes = ({ codes, onNoted }: Props) => (
  <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
    <Typography>
      These recovery codes are shown only now. Keep them on paper: each works once in place of a code of the app.
    </Typography>
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, gridTemplateColumns: 'repeat(2, auto)' }}
    >
      {codes.map((code) => (
        <Box component="li" key={code}>
          <Box component="code" sx={{ fontSize: '1rem', userSelect: 'all' }}>
            {code}
          </Box>
        </Box>
      ))}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <CopyButton text={codes.join('\n')} />
      <Button variant="contained" onClick={onNoted}>
        I have noted them
      </Button>
    </Box>
  </Box>
);
