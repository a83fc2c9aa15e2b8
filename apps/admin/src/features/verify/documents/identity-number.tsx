import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { useState } from 'react';
import { useCan } from '../../../session/permissions';
import { Proof } from '../../../ui/proof';
import { documentFacts, grouped, SHEET } from './document-facts';
import { RevealDialog } from './reveal-dialog';

interface Props {
  user: PendingVerification;
  kind: DocumentKind;
  /** The reason given covers the file too (R66). */
  onRevealed: () => void;
}

export function IdentityNumber({ user, kind, onRevealed }: Props) {
  const [asking, setAsking] = useState(false);
  const [revealed, setRevealed] = useState<string | null>(null);
  const mayReveal = useCan('identity-numbers.read');
  const { title, masked, uploaded } = documentFacts(user, kind);

  return (
    <Box
      sx={{
        ...SHEET,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.25,
        px: 1.75,
        py: 0.5,
        minHeight: 48,
      }}
    >
      <span>{title}</span>
      <Box component="strong" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {revealed ? grouped(revealed) : (masked ?? 'not given')}
      </Box>
      {kind === 'aadhaar' && masked && <Proof holds={user.aadhaarChecksumHolds} yes="checksum" no="checksum fails" />}
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        {!uploaded && 'no file uploaded'}
        {masked && mayReveal && (
          <Button
            size="small"
            sx={{ mr: -1 }}
            aria-label={`${revealed ? 'Hide' : 'Reveal'} the ${title} number`}
            onClick={() => (revealed ? setRevealed(null) : setAsking(true))}
          >
            {revealed ? 'Hide' : 'Reveal'}
          </Button>
        )}
      </Box>
      <RevealDialog
        open={asking}
        userId={user.userId}
        kind={kind}
        title={title}
        onClose={() => setAsking(false)}
        onRevealed={(number) => {
          setRevealed(number);
          setAsking(false);
          onRevealed();
        }}
      />
    </Box>
  );
}
