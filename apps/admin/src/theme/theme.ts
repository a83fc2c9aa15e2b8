import { createTheme } from '@mui/material/styles';
import { COMPONENTS } from './components';
import { dark, light } from './palette';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'Mukta, "Noto Sans Telugu Variable", system-ui, sans-serif',
    fontWeightMedium: 600,
    fontWeightBold: 600,
    body1: { fontSize: '0.9375rem', lineHeight: 1.45 },
    body2: { fontSize: '0.875rem', lineHeight: 1.45 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.25 },
    h2: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.25 },
    h3: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.3 },
    overline: { fontSize: '0.8125rem', fontWeight: 600, letterSpacing: '.06em', lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
  },
  transitions: {
    duration: { shortest: 150, shorter: 150, short: 150, standard: 180, enteringScreen: 180, leavingScreen: 150 },
  },
  components: COMPONENTS,
});
