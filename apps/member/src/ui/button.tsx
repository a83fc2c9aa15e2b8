import type { ComponentProps } from 'react';
import { AppLink } from './app-link';
import { buttonClass, type ButtonLook } from './button-class';

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
