import type { ComponentProps, Ref } from 'react';
import { Mark } from '../../ui/mark';

interface MarkButtonProps extends ComponentProps<typeof Mark> {
  label: string;
  busy: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The acts on a member from the corner of their card. */
export const MarkButton = ({ label, busy, onPress, ref, ...mark }: MarkButtonProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={label}
    aria-busy={busy || undefined}
    onClick={busy ? undefined : onPress}
    className="group rounded-full"
  >
    <Mark {...mark} />
  </button>
);
