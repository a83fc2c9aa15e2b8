import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../../../ui/shortcuts';
import { markLookedAt } from '../decision/missing';
import { documentFacts, SHEET } from './document-facts';
import { DocumentViewer } from './document-viewer';
import { IdentityNumber } from './identity-number';
import { useDocument, type OpenableDocument } from './use-document';

interface CardProps {
  user: PendingVerification;
  kind: DocumentKind;
  document: OpenableDocument;
}

/** The typed number above the file that has to agree with it. */
const DocumentCard = ({ user, kind, document }: CardProps) => {
  const facts = documentFacts(user, kind);
  return (
    <Box component="section" aria-label={facts.title} sx={{ display: 'grid', gap: 1 }}>
      <IdentityNumber user={user} kind={kind} onRevealed={() => facts.uploaded && document.open(true)} />
      {facts.uploaded ? (
        <DocumentViewer
          document={document}
          name={user.name}
          title={`${facts.title} file`}
          onLookedAt={() => markLookedAt(user, kind)}
        />
      ) : (
        <Box sx={{ ...SHEET, p: 2, color: 'text.secondary', textAlign: 'center' }}>{facts.absent}</Box>
      )}
    </Box>
  );
};

interface Props {
  user: PendingVerification;
  /** R66: the Aadhaar file opens with a case that was picked in the queue and claimed. */
  opensByItself: boolean;
}

/** F opens the next file that is not open yet, then enlarges the Aadhaar file. */
export function DocumentsPane({ user, opensByItself }: Props) {
  const aadhaar = useDocument(user.userId, 'aadhaar');
  const pan = useDocument(user.userId, 'pan');
  const uploaded = [...(user.aadhaarFile ? [aadhaar] : []), ...(user.panFile ? [pan] : [])];
  const next = uploaded.find(({ opened }) => !opened) ?? uploaded[0];
  useShortcuts({ f: next && (() => next.open()) });
  const openByItself = useEffectEvent(() => aadhaar.open(true));
  const opens = opensByItself && user.aadhaarFile;
  useEffect(() => {
    if (opens) openByItself();
  }, [opens]);
  return (
    <Box
      component="section"
      aria-label="Documents"
      tabIndex={0}
      sx={{
        gridArea: { md: 'docs' },
        overflowY: { md: 'auto' },
        display: 'grid',
        alignContent: 'start',
        gap: 1.75,
        p: { xs: 2, lg: 2.5 },
        bgcolor: 'ground.desk',
        outlineOffset: '-3px !important',
      }}
    >
      <DocumentCard user={user} kind="aadhaar" document={aadhaar} />
      <DocumentCard user={user} kind="pan" document={pan} />
      <Typography sx={{ color: 'text.secondary' }}>
        Opening a document or revealing a number is written to the audit log. Files and numbers are erased when you
        decide.
      </Typography>
    </Box>
  );
}
