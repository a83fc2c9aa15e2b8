import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAdmin } from '../../../session/admin-session';
import { useCan } from '../../../session/permissions';
import { EnlargeIcon, FileIcon, RotateIcon } from '../../../ui/icons';
import { shortDayAndTime } from '../../../ui/india-date';
import { Kbd } from '../../../ui/kbd';
import { useShortcuts } from '../../../ui/shortcuts';
import { openDocument } from '../verify.queries';
import { EnlargedDocument } from './enlarged-document';
import { SHEET } from './document-facts';
import { StampedCanvas } from './stamped-canvas';

interface Props {
  userId: string;
  name: string;
  kind: DocumentKind;
  title: string;
  shortcut: string;
}

/** R17: opens the file on request only; it is held in memory and gone when another case is opened. */
export function DocumentViewer({ userId, name, kind, title, shortcut }: Props) {
  const admin = useAdmin();
  const mayRead = useCan('documents.read');
  const [turns, setTurns] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const opening = useMutation({
    mutationFn: async () => ({
      picture: await createImageBitmap(await openDocument(userId, kind)),
      stamp: `${admin?.name ?? ''} · ${shortDayAndTime(new Date())}`,
    }),
    gcTime: 0,
  });
  const { data: opened } = opening;
  // A bitmap's memory is freed when it is closed, not when it is collected.
  useEffect(() => () => opened?.picture.close(), [opened]);
  const open = () => {
    if (opened) setEnlarged(true);
    else if (mayRead && !opening.isPending) opening.mutate();
  };
  useShortcuts({ [shortcut]: open });

  const turn = () => setTurns((turns + 1) % 4);
  return (
    <Box sx={{ ...SHEET, p: 1.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, mt: -0.5 }}>
        <Box sx={{ fontWeight: 600, mr: 'auto' }}>{title}</Box>
        {opened && (
          <>
            <IconButton aria-label={`Rotate the ${title}`} onClick={turn}>
              <RotateIcon />
            </IconButton>
            <IconButton aria-label={`Enlarge the ${title}`} onClick={() => setEnlarged(true)}>
              <EnlargeIcon />
            </IconButton>
          </>
        )}
      </Box>
      {opened ? (
        <StampedCanvas {...opened} turns={turns} label={`${title} of ${name}`} />
      ) : (
        <Box
          sx={{ display: 'grid', placeItems: 'center', minHeight: 132, borderRadius: 2, bgcolor: 'background.default' }}
        >
          <Button
            variant="outlined"
            startIcon={<FileIcon />}
            aria-keyshortcuts={shortcut}
            disabled={!mayRead}
            loading={opening.isPending}
            onClick={open}
          >
            Open document <Kbd>{shortcut}</Kbd>
          </Button>
        </Box>
      )}
      {opening.isError && (
        <Alert severity="error" sx={{ mt: 1 }}>
          The document could not be opened. {opening.error.message}
        </Alert>
      )}
      {opened && enlarged && (
        <EnlargedDocument
          {...opened}
          turns={turns}
          title={`${title} of ${name}`}
          onTurn={turn}
          onClose={() => setEnlarged(false)}
        />
      )}
    </Box>
  );
}
