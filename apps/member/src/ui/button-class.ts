export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border py-2 text-center font-semibold ' +
  'no-underline transition-colors duration-150 aria-busy:cursor-progress aria-busy:opacity-70 disabled:opacity-55';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-kumkum px-5 text-on-kumkum hover:bg-kumkum-deep',
  secondary: 'border-edge bg-transparent px-5 text-accent hover:bg-well',
  quiet: 'border-transparent bg-transparent px-3 text-accent hover:bg-well',
  danger: 'border-danger bg-transparent px-5 text-danger hover:bg-danger-ground',
};

export const buttonClass = (look: ButtonLook): string => `${BASE} ${LOOKS[look]}`;
