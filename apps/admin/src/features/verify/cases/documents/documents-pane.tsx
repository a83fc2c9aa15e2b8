import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { useEffect, useEffectEvent, useState } from 'react';
import { FoldedPart } from '../../../../ui/form/folded-part';
import { useShortcuts } from '../../../../ui/form/shortcuts';
import { markLookedAt } from '../decision/missing';
import { useTexts } from '../verify.en';
import { VERIFY_KEYS } from '../keys';
import { LOW, TWO_PANES } from '../layout';
import { SHEET, useDocumentFacts } from './document-facts';
import { DocumentViewer } from './document-viewer';
import { IdentityNumber } from './identity-number';
import { Portrait } from './portrait';
import { useDocument, type OpenableDocument } from './use-document';

interface CardProps {
  user: PendingVerification;
  kind: DocumentKind;
  document: OpenableDocument;
}

const Absent = ({ children }: { children: string }) => (
  <Box sx={{ ...SHEET, p: 2, color: 'text.secondary', textAlign: 'center' }}>{children}</Box>
);

/** The file, and under it at the size of its print the typed number that has to agree with it. */
const DocumentCard = ({ user, kind, document }: CardProps) => {
  const facts = useDocumentFacts(user, kind);
  const { evidence } = useTexts();
  return (
    <Box
      component="section"
      aria-label={facts.title}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, minWidth: 0, containerType: 'inline-size' }}
    >
      {facts.uploaded ? (
        <DocumentViewer
          document={document}
          name={user.name}
          title={evidence.file(facts.title)}
          onLookedAt={() => markLookedAt(user, kind)}
        />
      ) : (
        <Absent>{facts.absent}</Absent>
      )}
      <IdentityNumber user={user} kind={kind} onRevealed={() => facts.uploaded && document.open(true)} />
    </Box>
  );
};

interface Props {
  user: PendingVerification;
  /** It has left the queue: its files are erased, or closed to the team. */
  gone: boolean;
  /** R66: the document opens with a case that was picked in the queue and claimed. */
  opensByItself: boolean;
}

/** Face against card without scrolling. F opens the next file that is not open yet, then enlarges the document. */
export function DocumentsPane({ user, gone, opensByItself }: Props) {
  const { evidence } = useTexts();
  const { kind, file } = user.identity;
  const identity = useDocument(user.userId, kind);
  const pan = useDocument(user.userId, 'pan');
  const [panShown, setPanShown] = useState(false);
  const uploaded = gone ? [] : [...(file ? [identity] : []), ...(user.panFile ? [pan] : [])];
  const next = uploaded.find(({ opened }) => !opened) ?? uploaded[0];
  const openNext = () => {
    if (next === pan) setPanShown(true);
    next?.open();
  };
  useShortcuts({ [VERIFY_KEYS.file]: next && openNext });
  const openByItself = useEffectEvent(() => identity.open(true));
  const opens = opensByItself && file && !gone;
  useEffect(() => {
    if (opens) openByItself();
  }, [opens]);
  return (
    <Box
      component="section"
      aria-label={evidence.title}
      tabIndex={0}
      sx={{
        gridArea: 'docs',
        display: 'grid',
        alignContent: 'start',
        gap: 1.5,
        p: { xs: 1.5, lg: 2 },
        minWidth: 0,
        position: 'relative',
        bgcolor: 'ground.backdrop',
        outlineOffset: '-3px !important',
        [TWO_PANES]: { overflowY: 'auto' },
        [LOW]: { overflowY: 'visible' },
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, min(160px, 40%)) minmax(0, 1fr)', gap: 1.5 }}>
        <Portrait user={user} />
        {gone ? <Absent>{evidence.closed}</Absent> : <DocumentCard user={user} kind={kind} document={identity} />}
      </Box>
      {!gone && (
        <FoldedPart
          title={`${evidence.kinds.pan} · ${user.panNumber ?? evidence.notGiven}`}
          open={panShown}
          onOpen={setPanShown}
        >
          <DocumentCard user={user} kind="pan" document={pan} />
        </FoldedPart>
      )}
      {!gone && <Typography sx={{ color: 'text.secondary' }}>{evidence.logged}</Typography>}
    </Box>
  );
}
