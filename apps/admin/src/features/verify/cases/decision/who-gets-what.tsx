import Box from '@mui/material/Box';
import { useTexts } from '../verify.en';

interface Props {
  name: string;
  /** Another reviewer has to approve it too, after this approval. */
  firstOfTwo: boolean;
  rejecting: boolean;
  reasons: number;
  note: boolean;
  /** On one line, for a phone. */
  brief: boolean;
}

const LINE = {
  color: 'text.secondary',
  mt: 0.5,
  fontSize: 'min(0.875rem, 4vw)',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
};

/** Said before the press: which mail the member gets, and what stays with the team. */
export function WhoGetsWhat({ name, firstOfTwo, rejecting, reasons, note, brief }: Props) {
  const { gets } = useTexts().decision;
  const first = name.split(' ')[0] ?? name;
  const act = rejecting ? 'reject' : firstOfTwo ? 'firstOfTwo' : 'approve';
  if (brief) return <Box sx={LINE}>{gets.brief[act](first)}</Box>;
  return (
    <Box sx={{ color: 'text.secondary', mt: 0.75 }}>
      {act === 'reject' ? gets.reject(first, reasons, note) : gets[act](first)}
      {!rejecting && note && <>{` · ${gets.noteStays}`}</>}
    </Box>
  );
}
