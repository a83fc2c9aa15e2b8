import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { indianNumber } from '../../ui/india-date';
import type { Section } from '../sections';

interface Props {
  section: Section;
  /** How many cases wait there. */
  waiting: number | undefined;
  sx: SxProps<Theme>;
  onFollow?: () => void;
}

/** The code of a page is fetched as soon as the pointer or the focus comes near its link. */
const warm = (load: () => Promise<unknown>) => {
  const start = () => void load().catch(() => null);
  return { onPointerEnter: start, onFocus: start };
};

export const SectionLink = ({ section, waiting, sx, onFollow }: Props) => (
  <Box component={NavLink} to={section.path} sx={sx} onClick={onFollow} {...warm(section.load)}>
    {section.name}
    {waiting === undefined ? '' : ` · ${indianNumber(waiting)}`}
  </Box>
);
