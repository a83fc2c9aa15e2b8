import Box from '@mui/material/Box';
import { CheckIcon, CrossIcon } from './icons';

interface Props {
  holds: boolean;
  yes: string;
  no: string;
}

/** Whether something is proved, in words and colour. */
export const VerifiedMark = ({ holds, yes, no }: Props) => {
  const Sign = holds ? CheckIcon : CrossIcon;
  return (
    <Box
      component="span"
      sx={{
        color: holds ? 'success.main' : 'warning.main',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <Sign sx={{ fontSize: 16, mr: 0.25, verticalAlign: '-3px' }} />
      {holds ? yes : no}
    </Box>
  );
};
