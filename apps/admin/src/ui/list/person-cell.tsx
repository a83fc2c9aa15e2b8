import Box from '@mui/material/Box';
import { PageLink } from './page-link';

interface Props {
  to: string;
  name: string;
  email: string;
}

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;
/** Beside each other in a table; in a card, where there is room below, below each other. */
const WRAPS = '@media (max-width: 719.95px)';

/** A member: the name, and the email small behind it. */
export const PersonCell = ({ to, name, email }: Props) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1.25, minWidth: 0, [WRAPS]: { flexWrap: 'wrap' } }}>
    <Box sx={{ ...CUT, flex: '0 1 auto', p: '2px', m: '-2px' }} title={name}>
      <PageLink to={to} asWritten>
        {name}
      </PageLink>
    </Box>
    <Box
      component="span"
      title={email}
      translate="no"
      sx={{ ...CUT, flex: '1 1 0', color: 'text.secondary', fontSize: '0.8125rem', [WRAPS]: { flexBasis: '100%' } }}
    >
      {email}
    </Box>
  </Box>
);
