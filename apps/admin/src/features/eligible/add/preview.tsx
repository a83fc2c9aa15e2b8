import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { indianNumber } from '../../../ui/india-date';
import type { Pair, PairsRead } from './read-pairs';

const SAMPLE = 5;

const count = (number: number, one: string, many: string) => `${indianNumber(number)} ${number === 1 ? one : many}`;

const sentence = ({ pairs, bad, repeated }: PairsRead): string =>
  [
    count(pairs.length, 'pair is ready', 'pairs are ready'),
    repeated > 0 && `${count(repeated, 'repeated line counts', 'repeated lines count')} once`,
    bad.length > 0 && count(bad.length, 'line needs fixing', 'lines need fixing'),
  ]
    .filter(Boolean)
    .join(' · ');

const Sample = ({ pairs }: { pairs: readonly Pair[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {pairs.slice(0, SAMPLE).map(({ email, phone }) => (
      <li key={email + phone}>
        {email}, {phone}
      </li>
    ))}
    {pairs.length > SAMPLE && <li>and {count(pairs.length - SAMPLE, 'more pair', 'more pairs')}</li>}
  </Box>
);

interface Props {
  /** Null before anything was read. */
  read: PairsRead | null;
  /** The text has changed since. */
  reading: boolean;
}

/** What adding would do, before it is done. */
export const Preview = ({ read, reading }: Props) => (
  <Box aria-busy={reading}>
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {read ? sentence(read) : 'Reading the lines …'}
    </Typography>
    {read && <Sample pairs={read.pairs} />}
  </Box>
);
