import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useColorScheme } from '@mui/material/styles';
import { AutoIcon, MoonIcon, SunIcon } from '../ui/list/icons';

const SCHEMES = {
  system: { icon: <AutoIcon />, label: 'Theme: system', next: 'light' },
  light: { icon: <SunIcon />, label: 'Theme: light', next: 'dark' },
  dark: { icon: <MoonIcon />, label: 'Theme: dark', next: 'system' },
} as const;

/** System, light, dark, and round again; remembered in this browser. */
export function SchemeToggle() {
  const { mode = 'system', setMode } = useColorScheme();
  const { icon, label, next } = SCHEMES[mode];
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => setMode(next)}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
