import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useAdmin } from '../../session/admin-session';
import { StepUpDialog } from '../../sign-in/step-up-dialog';
import { KeyHelp } from './keys/key-help';
import { useGoKeys } from './keys/go-keys';
import { openKeyHelp } from '../../ui/words/key-words';
import { useShortcuts } from '../../ui/form/shortcuts';
import { TOAST_ROOM } from '../../ui/feedback/toast';
import { PermittedPage } from './permitted-page';
import { SessionEnded } from './session-ended';
import { TopBar } from './top-bar';

const MAIN = 'main';

export function Layout() {
  const admin = useAdmin();
  useGoKeys();
  useShortcuts({ '?': openKeyHelp });
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        height: { md: '100dvh' },
        overflow: { md: 'clip' },
      }}
    >
      <Link
        href={`#${MAIN}`}
        lang="en-IN"
        sx={{
          position: 'absolute',
          left: -9999,
          '&:focus': { left: 8, top: 8, zIndex: 'tooltip', p: 1, bgcolor: 'background.paper' },
        }}
      >
        Skip to content
      </Link>
      <TopBar />
      <Box
        component="main"
        id={MAIN}
        tabIndex={-1}
        sx={{ flex: 1, minHeight: 0, outline: 'none', position: 'relative', overflow: { md: 'clip' }, ...TOAST_ROOM }}
      >
        {/* What one administrator typed is not for the next one who logs in here. */}
        <PermittedPage key={admin?.id} />
      </Box>
      <StepUpDialog />
      <SessionEnded />
      <KeyHelp />
    </Box>
  );
}
