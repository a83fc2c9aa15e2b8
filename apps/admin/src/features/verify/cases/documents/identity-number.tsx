import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { useEffect, useState } from 'react';
import { useCan } from '../../../../session/permissions';
import { VerifiedMark } from '../../../../ui/list/verified-mark';
import { useTexts } from '../verify.en';
import { grouped, SHEET, useDocumentFacts } from './document-facts';
import { RevealDialog } from './reveal-dialog';

interface Props {
  user: PendingVerification;
  kind: DocumentKind;
  /** The reason given covers the file too (R66). */
  onRevealed: () => void;
}

const SHOWN_MS = 60_000;

export function IdentityNumber({ user, kind, onRevealed }: Props) {
  const { evidence: texts } = useTexts();
  const [asking, setAsking] = useState(false);
  const [revealed, setRevealed] = useState<string | null>(null);
  const mayReveal = useCan('identity-numbers.read');
  const { title, masked, uploaded, form, hint } = useDocumentFacts(user, kind);
  useEffect(() => {
    if (revealed === null) return;
    const timer = setTimeout(() => setRevealed(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [revealed]);

  return (
    <Box
      sx={{
        ...SHEET,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        px: 1.5,
        py: 0.5,
        minHeight: 48,
      }}
    >
      <Box
        component="strong"
        translate={masked ? 'no' : undefined}
        sx={{ fontSize: 'min(1.375rem, 11cqi)', fontWeight: 600, lineHeight: 1.2, whiteSpace: 'nowrap' }}
      >
        {revealed ? grouped(revealed) : (masked ?? texts.notGiven)}
      </Box>
      {masked && mayReveal && (
        <Button
          size="small"
          aria-label={revealed ? texts.hideNumber(title) : texts.revealNumber(title)}
          onClick={() => (revealed ? setRevealed(null) : setAsking(true))}
        >
          {revealed ? texts.hide : texts.reveal}
        </Button>
      )}
      <Box sx={{ width: '100%', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <span>{texts.typed(title)}</span>
        {form && masked && <VerifiedMark holds={user.identity.wellFormed} {...form} />}
        {!uploaded && <span>{texts.noFile}</span>}
        {uploaded && hint && <span>{hint}</span>}
      </Box>
      {asking && (
        <RevealDialog
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
      )}
    </Box>
  );
}
