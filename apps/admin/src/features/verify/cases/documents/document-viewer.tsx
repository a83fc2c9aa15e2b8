import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState, type ReactNode } from 'react';
import { EnlargeIcon, FileIcon, RotateIcon } from '../../../../ui/list/icons';
import { Kbd } from '../../../../ui/form/kbd';
import { said } from '../../../../ui/words/sentences';
import { EnlargedDocument } from './enlarged-document';
import { useTexts } from '../verify.en';
import { SHEET } from './document-facts';
import { StampedCanvas } from '../../../../ui/list/stamped-canvas';
import type { OpenableDocument } from './use-document';
import { useInView } from './use-in-view';

interface Sheet {
  /** It was asked for: it is brought into view. */
  wanted: boolean;
  onLookedAt: () => void;
  children: ReactNode;
}

/** Counts as viewed once it has stayed in view. */
function LookedAt({ wanted, onLookedAt, children }: Sheet) {
  const sheet = useInView<HTMLDivElement>(onLookedAt);
  useEffect(() => {
    if (wanted) sheet.current?.scrollIntoView?.({ block: 'nearest' });
  }, [sheet, wanted]);
  return <div ref={sheet}>{children}</div>;
}

interface Props {
  document: OpenableDocument;
  name: string;
  title: string;
  onLookedAt: () => void;
}

export function DocumentViewer({ document: { opened, ...document }, name, title, onLookedAt }: Props) {
  const { evidence: texts } = useTexts();
  const [turns, setTurns] = useState(0);
  const turn = () => setTurns((turns + 1) % 4);
  return (
    <Box sx={{ ...SHEET, p: 1.25, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, mt: -0.5 }}>
        <Box sx={{ fontWeight: 600, mr: 'auto' }}>{title}</Box>
        {opened && (
          <>
            <IconButton aria-label={texts.rotate(title)} onClick={turn}>
              <RotateIcon />
            </IconButton>
            <IconButton aria-label={texts.enlargeFile(title)} onClick={() => document.setEnlarged(true)}>
              <EnlargeIcon />
            </IconButton>
          </>
        )}
      </Box>
      {opened ? (
        <LookedAt wanted={!opened.byItself} onLookedAt={onLookedAt}>
          <StampedCanvas picture={opened.picture} stamp={opened.stamp} turns={turns} label={texts.of(title, name)} />
        </LookedAt>
      ) : (
        <Box
          sx={{ display: 'grid', placeItems: 'center', minHeight: 132, borderRadius: 2, bgcolor: 'background.default' }}
        >
          <Button
            variant="outlined"
            startIcon={<FileIcon />}
            aria-keyshortcuts="F"
            disabled={!document.mayRead}
            loading={document.opening}
            onClick={() => document.open()}
          >
            {texts.open} <Kbd>F</Kbd>
          </Button>
        </Box>
      )}
      {document.problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {`${texts.failed} ${said(document.problem.message)}`}
        </Alert>
      )}
      {opened && document.enlarged && (
        <EnlargedDocument
          picture={opened.picture}
          stamp={opened.stamp}
          turns={turns}
          title={texts.of(title, name)}
          onTurn={turn}
          onClose={() => document.setEnlarged(false)}
        />
      )}
    </Box>
  );
}
