import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { indianNumber } from '../../ui/time/india-date';
import { usePageNames } from '../routes';
import { useSections, type NavigationLink } from './use-sections';

interface Props {
  link: NavigationLink;
  sx: SxProps<Theme>;
  onFollow?: () => void;
}

/** The code of a page is fetched as soon as the pointer or the focus comes near its link. */
const warm = (load: () => Promise<unknown>) => {
  const start = () => void load().catch(() => null);
  return { onPointerEnter: start, onFocus: start };
};

/** In the language of the verification screens, whatever language the page behind it is in. */
export function SectionLink({ link: { page, name, to, load, waiting }, sx, onFollow }: Props) {
  const translated = usePageNames()?.[page];
  return (
    <Box component={NavLink} lang={translated && 'te'} to={to} sx={sx} onClick={onFollow} {...warm(load)}>
      {`${translated ?? name}${waiting === undefined ? '' : ` · ${indianNumber(waiting)}`}`}
    </Box>
  );
}

const LINK = {
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  py: 1.75,
  opacity: 0.8,
  borderBlock: '3px solid transparent',
  '&:hover': { opacity: 1 },
  '&.active': { opacity: 1, color: '#fff', borderBottomColor: 'ground.barAccent' },
} as const;

/** All sections, or where there is less room only those where something waits. */
export function MainLinks({ only }: { only?: 'waiting' }) {
  const sections = useSections().filter(({ waiting }) => only === undefined || waiting !== undefined);
  return (
    <Box component="nav" aria-label={only ? 'Waiting' : 'Main'} sx={{ display: 'flex', gap: 'clamp(12px, 1vw, 24px)' }}>
      {sections.map((link) => (
        <SectionLink key={link.to} link={link} sx={LINK} />
      ))}
    </Box>
  );
}
