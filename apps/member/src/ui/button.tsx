import type { ComponentProps } from 'react';
import { AppLink } from './app-link';

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

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; busy?: boolean };

/** While busy it keeps its place and focus, says so, and takes no second press. */
export function Button({ look = 'primary', busy = false, className = '', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(look)} ${className}`}
    >
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof AppLink> & { look?: ButtonLook };

export function ButtonLink({ look = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <AppLink {...rest} className={`${buttonClass(look)} ${className}`} />;
}
