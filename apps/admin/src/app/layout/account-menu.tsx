import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useAdmin } from '../../session/admin-session';
import { LanguageChoice } from './language-choice';
import { ACCOUNT, MENU_LINK } from './menu';
import { SectionLink } from './main-links';

/** The own account, and the language of the verification screens. */
export function AccountMenu() {
  const admin = useAdmin();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, fontWeight: 400 }}
      >
        {`Welcome, ${admin?.name ?? ''}`}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Account', lang: 'en-IN', sx: { width: 320 } } }}
      >
        <SectionLink link={ACCOUNT} sx={MENU_LINK} onFollow={close} />
        <LanguageChoice />
      </Popover>
    </>
  );
}
