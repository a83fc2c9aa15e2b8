import Box from '@mui/material/Box';
import { AsWritten } from '../words/words';
import { VerifiedMark } from './verified-mark';
import { useUiTexts } from '../words/ui.en';

export interface Fact {
  label: string;
  value: string | null;
  /** Whether a code proved it; not given where nothing is to be proved. */
  proved?: boolean;
  /** A name, number or address, which no translation may change. */
  asWritten?: boolean;
  /** With words that the family wrote, in whichever language they wrote them. */
  own?: boolean;
}

/** Label and value in pairs, two pairs to a line where there is room. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { facts: texts } = useUiTexts();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: '104px minmax(0, 1fr)',
          gap: '6px 14px',
          '@container (min-width: 560px)': { gridTemplateColumns: '104px minmax(0, 1fr) 104px minmax(0, 1fr)' },
          '& > div': { display: 'contents' },
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
        }}
      >
        {facts.map(({ label, value, proved, own, asWritten }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd {...(own && { lang: '', 'data-own-words': true })}>
              {asWritten && value ? <AsWritten>{value}</AsWritten> : value || '—'}{' '}
              {proved !== undefined && <VerifiedMark holds={proved} yes={texts.verified} no={texts.notVerified} />}
            </dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}
