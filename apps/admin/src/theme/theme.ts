import { createTheme, type Components, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { dark, light } from './palette';

const FOCUS = '2px solid var(--mui-palette-primary-main)';
/**
 * No transition at all: one of 0.01 ms on every element would run for each colour, and as an inherited colour starts
 * the next element's only a frame later, text would reach its colour one generation per frame.
 */
const STILL = { animationDuration: '0.01ms !important', transition: 'none !important' };

const COMPONENTS: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: {
      'html, body, #root': { height: '100%' },
      'html[data-text="larger"]': { fontSize: '120%' },
      ':focus-visible': { outline: FOCUS, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': STILL },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: FOCUS, outlineOffset: 2 } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, whiteSpace: 'nowrap' },
      // The light pink of links would shout as a ground.
      contained: ({ theme, ownerState }) =>
        ownerState.color === 'primary' || ownerState.color === undefined
          ? theme.applyStyles('dark', {
              '&:not(.Mui-disabled)': { backgroundColor: '#A8475A', color: '#FFFFFF' },
              '&:not(.Mui-disabled):hover': { backgroundColor: '#B85368' },
            })
          : {},
    },
  },
  MuiSkeleton: { styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.ground.track }) } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.ground.control }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterTouchDelay: 0, leaveTouchDelay: 6000 },
    styleOverrides: { tooltip: { fontSize: '0.875rem', lineHeight: 1.45, maxWidth: 300 } },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiAlert: {
    styleOverrides: {
      root: { alignItems: 'center' },
      // Long words wrap; otherwise the message gets a scroll bar of its own, out of reach of the keyboard.
      message: { overflow: 'visible', overflowWrap: 'anywhere', minWidth: 0 },
    },
  },
};

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
    overline: {
      fontSize: '0.8125rem',
      fontWeight: 600,
      letterSpacing: '.06em',
      lineHeight: 1.5,
      '&:lang(te)': { letterSpacing: 'normal' },
    },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
  },
  transitions: {
    duration: { shortest: 150, shorter: 150, short: 150, standard: 180, enteringScreen: 180, leavingScreen: 150 },
  },
  components: COMPONENTS,
});
