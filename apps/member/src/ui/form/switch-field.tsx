import type { ComponentProps } from 'react';

type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string };

export function SwitchField({ label, ...input }: SwitchFieldProps) {
  return (
    <label className="flex min-h-12 w-fit items-center gap-3">
      <input {...input} type="checkbox" role="switch" className="peer sr-only" />
      <span
        aria-hidden="true"
        className="relative h-8 w-14 shrink-0 rounded-full border border-edge bg-well transition-colors duration-150 peer-checked:border-leaf peer-checked:bg-leaf peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-turmeric-ink after:absolute after:top-1 after:left-1 after:size-5.5 after:rounded-full after:bg-edge after:transition-transform after:duration-150 after:content-[''] peer-checked:after:translate-x-6 peer-checked:after:bg-paper"
      />
      <span className="font-semibold">{label}</span>
    </label>
  );
}
