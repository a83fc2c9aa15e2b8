import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { TextSizeToggle, useTextSize } from '../../theme/text-size';
import { teamLanguage } from '../../ui/words/team-language';
import { SchemeToggle } from '../../theme/scheme-toggle';
import { AccountMenu } from './account-menu';
import { MainLinks } from './main-links';
import { Palette } from './palette/palette';
import { Menu } from './menu';
import { useFits } from './use-fits';
import { useSections } from './use-sections';
import Button from '@mui/material/Button';
import { useLogout } from './use-logout';

function LogoutButton() {
  const { isPending, start } = useLogout();
  return (
    <Button color="inherit" loading={isPending} onClick={start}>
      Logout
    </Button>
  );
}

export function TopBar() {
  const sections = useSections();
  const contents = [
    useTextSize(),
    teamLanguage.use(),
    ...sections.map(({ name, waiting }) => `${name} ${waiting}`),
  ].join();
  const { bar, fits } = useFits<HTMLElement>(contents);
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true }) && fits;
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <Box
      component="header"
      ref={bar}
      lang="en-IN"
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: { xs: 2, sm: 3 },
        minHeight: 52,
        px: { xs: 1.5, sm: 2.5 },
        bgcolor: 'ground.bar',
        color: 'ground.barText',
        '& :focus-visible, & .Mui-focusVisible': { outlineColor: 'var(--mui-palette-ground-barAccent)' },
      }}
    >
      {!roomy && <Menu />}
      <Box
        translate="no"
        sx={{
          color: 'ground.barAccent',
          fontWeight: 600,
          whiteSpace: 'nowrap',
          minWidth: 0,
          flexShrink: { xs: 1, md: 0 },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        Kalyanam team
      </Box>
      {roomy ? <MainLinks /> : wide && <MainLinks only="waiting" />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto', flexShrink: 0 }}>
        <Box
          component="span"
          sx={{ opacity: 0.85, display: 'none', '@media (min-width: 1800px)': { display: 'block' } }}
        >
          Activities are logged ·
        </Box>
        <AccountMenu />
        <Palette />
        <TextSizeToggle />
        <SchemeToggle />
        <LogoutButton />
      </Box>
    </Box>
  );
}
