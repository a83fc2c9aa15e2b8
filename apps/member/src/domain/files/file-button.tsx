import type { ChangeEvent, ReactNode } from 'react';
import { LIMITS } from '@kalyanam/shared/limits';
import { buttonClass } from '../../ui/button';
import type { ControlAttributes } from '../../ui/form/field';

interface FileButtonProps {
  control: ControlAttributes;
  multiple?: boolean;
  /** While what was picked last is being prepared, no more is taken. */
  busy?: boolean;
  onPick: (files: File[]) => void;
  children: ReactNode;
}

/** The browser's file input behind a button of ours; it keeps its name, focus and keyboard. */
export function FileButton({ control, multiple = false, busy = false, onPick, children }: FileButtonProps) {
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onPick([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <span
      className={`${buttonClass('secondary')} relative w-fit has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turmeric-ink`}
    >
      <input
        {...control}
        type="file"
        accept={LIMITS.fileTypes.join(',')}
        multiple={multiple}
        disabled={busy}
        onChange={pick}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </span>
  );
}
