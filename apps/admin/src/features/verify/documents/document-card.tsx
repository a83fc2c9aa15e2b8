import Box from '@mui/material/Box';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { documentFacts } from './document-facts';
import { DocumentViewer } from './document-viewer';
import { IdentityNumber } from './identity-number';
import { SHEET } from './sheet';

interface Props {
  user: PendingVerification;
  kind: DocumentKind;
  shortcut: string;
}

/** The typed number above the file that has to agree with it. */
export const DocumentCard = ({ user, kind, shortcut }: Props) => {
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
