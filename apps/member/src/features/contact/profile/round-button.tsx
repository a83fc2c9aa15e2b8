import type { ReactNode } from 'react';

export const ROUND = 'grid size-12 shrink-0 place-items-center rounded-full bg-[#000000b3] text-[#fff]';

interface RoundButtonProps {
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Disabled for the ear and the eye only: it keeps the focus at the last photo. */
export const RoundButton = ({ label, pressed, disabled, onPress, children }: RoundButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    aria-disabled={disabled}
    onClick={onPress}
    className={`${ROUND} aria-disabled:opacity-40`}
  >
    {children}
  </button>
);
