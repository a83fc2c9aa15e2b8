import Box from '@mui/material/Box';
import { useTexts } from '../desk.en';

interface Props {
  name: string;
  /** Another reviewer has to approve it too, after this approval. */
  firstOfTwo: boolean;
  rejecting: boolean;
  reasons: number;
  note: boolean;
}

/** Said before the press: which mail the member gets, and what stays with the team. */
export function WhoGetsWhat({ name, firstOfTwo, rejecting, reasons, note }: Props) {
  const { gets } = useTexts().decision;
  const first = name.split(' ')[0] ?? name;
  return (
    <Box sx={{ color: 'text.secondary', mt: 0.75 }}>
      {rejecting ? gets.reject(first, reasons, note) : firstOfTwo ? gets.firstOfTwo(first) : gets.approve(first)}
      {!rejecting && note && <> · {gets.noteStays}</>}
    </Box>
  );
}
