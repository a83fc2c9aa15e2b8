import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon';

type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  /** A whole row with the switch at its end, for lists of rows. */
  row?: boolean;
  icon?: IconName;
  /** The effect of the switch, in a row. */
  hint?: ReactNode;
};

export function SwitchField({ label, row = false, icon, hint, ...input }: SwitchFieldProps) {
  return (
    <label
      className={`flex items-center ${row ? 'min-h-14 flex-row-reverse gap-4 px-4 py-2.5' : 'min-h-12 w-fit gap-3'}`}
    >
      <input {...input} type="checkbox" role="switch" className="peer sr-only" />
      <span
        aria-hidden="true"
        className="relative h-8 w-14 shrink-0 rounded-full border border-edge bg-well transition-colors duration-150 peer-checked:border-leaf peer-checked:bg-leaf peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-turmeric-ink after:absolute after:top-1 after:left-1 after:size-5.5 after:rounded-full after:bg-edge after:transition-transform after:duration-150 after:content-[''] peer-checked:after:translate-x-6 peer-checked:after:bg-paper"
      />
      <span className={row ? 'grow' : 'font-semibold'}>
        {label}
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </span>
      {icon && <Icon name={icon} className="size-6 text-accent" />}
    </label>
  );
}
