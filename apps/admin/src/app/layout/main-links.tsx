import Box from '@mui/material/Box';
import { SectionLink } from './section-link';
import { useSections } from './use-sections';

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

export function MainLinks() {
  const sections = useSections();
  return (
    <Box component="nav" aria-label="Main" sx={{ display: 'flex', gap: { lg: 2, xl: 3 } }}>
      {sections.map((link) => (
        <SectionLink key={link.to} link={link} sx={LINK} />
      ))}
    </Box>
  );
}
