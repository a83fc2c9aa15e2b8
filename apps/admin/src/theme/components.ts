import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

const FOCUS = '2px solid var(--mui-palette-primary-main)';
const STILL = { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' };

export const COMPONENTS: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: {
      'html, body, #root': { height: '100%' },
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
    styleOverrides: { root: { minHeight: 40, whiteSpace: 'nowrap' } },
  },
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
  MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
};
