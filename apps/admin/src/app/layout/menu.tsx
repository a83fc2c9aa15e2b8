import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { CrossIcon, MenuIcon } from '../../ui/list/icons';
import { ROUTES } from '../routes';
import { PATHS } from '../../shell/paths';
import { LanguageChoice } from './language-choice';
import { SectionLink } from './main-links';
import { useSections } from './use-sections';

export const MENU_LINK = {
  display: 'block',
  px: 2.5,
  py: 1.5,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  borderLeft: '4px solid transparent',
  outlineOffset: '-3px !important',
  '&.active': { borderLeftColor: 'primary.main', bgcolor: 'ground.selected' },
} as const;

export const ACCOUNT = { page: 'account' as const, name: 'My account', to: PATHS.account, load: ROUTES.account.load };

/** The sections where the bar has no room for them. */
export function Menu() {
  const [open, setOpen] = useState(false);
  const sections = useSections();
  const close = () => setOpen(false);
  return (
    <>
      <IconButton color="inherit" aria-label="Menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Menu', lang: 'en-IN', sx: { width: 280 } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', pl: 2.5, pr: 1, minHeight: 52 }}>
          <Typography translate="no" sx={{ fontWeight: 600, mr: 'auto' }}>
            Kalyanam team
          </Typography>
          <IconButton aria-label="Close the menu" onClick={close}>
            <CrossIcon />
          </IconButton>
        </Box>
        <Box component="nav" aria-label="Main">
          {sections.map((link) => (
            <SectionLink key={link.to} link={link} sx={MENU_LINK} onFollow={close} />
          ))}
          <SectionLink link={ACCOUNT} sx={MENU_LINK} onFollow={close} />
        </Box>
        <LanguageChoice />
      </Drawer>
    </>
  );
}
