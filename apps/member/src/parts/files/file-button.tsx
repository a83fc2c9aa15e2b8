import type { ReactNode } from 'react';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { buttonClass } from '../../ui/button';
import type { ControlAttributes } from '../../ui/form/field';
import { pickedFiles } from './picked-files';

interface FileButtonProps {
  control: Partial<ControlAttributes>;
  /** Its name, where no label says it. */
  label?: string;
  multiple?: boolean;
  /** While what was picked last is being prepared, no more is taken. */
  busy?: boolean;
  onPick: (files: File[]) => void;
  children: ReactNode;
}

/** The browser's file input behind a button of ours; it keeps its name, focus and keyboard. */
export function FileButton({ control, label, multiple = false, busy = false, onPick, children }: FileButtonProps) {
  return (
    <span
      className={`${buttonClass('secondary')} relative w-fit has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turmeric-ink`}
    >
      <input
        {...control}
        aria-label={label}
        type="file"
        accept={LIMITS.fileTypes.join(',')}
        multiple={multiple}
        disabled={busy}
        onChange={({ target }) => onPick(pickedFiles(target))}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </span>
  );
}
