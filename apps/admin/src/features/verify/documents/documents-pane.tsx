import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { documentFacts, SHEET } from './document-facts';
import { DocumentViewer } from './document-viewer';
import { IdentityNumber } from './identity-number';

interface Props {
  user: PendingVerification;
  kind: DocumentKind;
  shortcut: string;
}

/** The typed number above the file that has to agree with it. */
const DocumentCard = ({ user, kind, shortcut }: Props) => {
  const facts = documentFacts(user, kind);
  return (
    <Box component="section" aria-label={facts.title} sx={{ display: 'grid', gap: 1 }}>
      <IdentityNumber user={user} kind={kind} />
      {facts.uploaded ? (
        <DocumentViewer
          userId={user.userId}
          name={user.name}
          kind={kind}
          title={`${facts.title} file`}
          shortcut={shortcut}
        />
      ) : (
        <Box sx={{ ...SHEET, p: 2, color: 'text.secondary', textAlign: 'center' }}>{facts.absent}</Box>
      )}
    </Box>
  );
};

export const DocumentsPane = ({ user }: { user: PendingVerification }) => (
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
    <DocumentCard user={user} kind="aadhaar" shortcut="1" />
    <DocumentCard user={user} kind="pan" shortcut="2" />
    <Typography sx={{ color: 'text.secondary' }}>
      Opening a document or revealing a number is written to the audit log. Files and numbers are erased when you
      decide.
    </Typography>
  </Box>
);
