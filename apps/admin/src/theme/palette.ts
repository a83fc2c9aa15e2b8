import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    ground: Ground;
  }
  interface PaletteOptions {
    ground: Ground;
  }
}

/** Surfaces and lines of the working screens. */
interface Ground {
  bar: string;
  barText: string;
  barAccent: string;
  /** Beside the case, under the documents. */
  backdrop: string;
  selected: string;
  avatar: string;
  avatarText: string;
  /** The empty part of a bar. */
  track: string;
  /** Edges of things one can type into or press: 3:1 against the ground. */
  control: string;
  goodTint: string;
  warnTint: string;
  badTint: string;
}

export const light: PaletteOptions = {
  primary: { main: '#7A1F2B', contrastText: '#FFFFFF' },
  secondary: { main: '#8A5A12', contrastText: '#FFFFFF' },
  success: { main: '#2F6B4F', dark: '#25563F', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A12', contrastText: '#FFFFFF' },
  error: { main: '#A3242F', dark: '#861B25', contrastText: '#FFFFFF' },
  info: { main: '#3A5A78', contrastText: '#FFFFFF' },
  background: { default: '#F4F1EC', paper: '#FFFFFF' },
  text: { primary: '#241F1D', secondary: '#665B53', disabled: '#8F857D' },
  divider: '#E2DAD0',
  ground: {
    bar: '#2B2220',
    barText: '#F3E9DC',
    barAccent: '#E8B75C',
    backdrop: '#EAE4DB',
    selected: '#FBF1E1',
    avatar: '#EADCCB',
    avatarText: '#7A1F2B',
    track: '#E4DACD',
    control: '#93857A',
    goodTint: '#E6F0E9',
    warnTint: '#FBEFD6',
    badTint: '#FBE3E1',
  },
};

export const dark: PaletteOptions = {
  primary: { main: '#E9A3A9', contrastText: '#2A0D12' },
  secondary: { main: '#E8B75C', contrastText: '#241A06' },
  success: { main: '#85C9A6', dark: '#9BD6B8', contrastText: '#0C2318' },
  warning: { main: '#E8B75C', contrastText: '#241A06' },
  error: { main: '#F2A09C', dark: '#F6B5B2', contrastText: '#320A0D' },
  info: { main: '#9DC0E0', contrastText: '#0B1C2B' },
  background: { default: '#1B1715', paper: '#241F1C' },
  text: { primary: '#F1E8DD', secondary: '#B8ABA0', disabled: '#8A7F76' },
  divider: '#3B332E',
  ground: {
    bar: '#120F0E',
    barText: '#F3E9DC',
    barAccent: '#E8B75C',
    backdrop: '#151210',
    selected: '#362B21',
    avatar: '#43372D',
    avatarText: '#F0C9A0',
    track: '#3B332E',
    control: '#8A7D72',
    goodTint: '#1F352A',
    warnTint: '#3A2E16',
    badTint: '#42211F',
  },
};
