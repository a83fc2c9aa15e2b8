import Box from '@mui/material/Box';
import { useTexts } from '../desk.en';

interface Props {
  name: string;
  rejecting: boolean;
  reasons: number;
  note: boolean;
}

/** Said before the press: which mail the member gets, and what stays with the team. */
export function WhoGetsWhat({ name, rejecting, reasons, note }: Props) {
  const { gets } = useTexts().decision;
  const first = name.split(' ')[0] ?? name;
  return (
    <Box sx={{ color: 'text.secondary', mt: 0.75 }}>
      {rejecting ? gets.reject(first, reasons, note) : gets.approve(first)}
      {!rejecting && note && <> · {gets.noteStays}</>}
    </Box>
  );
}
