import { useId, type ReactNode } from 'react';
import { useCommonTexts } from '../texts/common.en';
import { useSentence } from '../texts/sentences';

/** What every field takes: its label, what it is for, and the sentence that refuses its value. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Beside the label, in place of 'optional'. */
  note?: string | undefined;
}

export interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** Ids that tie a control to its hint and its error. */
export function useFieldIds({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: ControlAttributes = {
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  };
  return { control, hintId, errorId };
}

export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  const say = useSentence();
  return error ? (
    <p id={id} className="mt-1 text-small font-semibold text-danger">
      {say(error)}
    </p>
  ) : null;
}

export const FieldHint = ({ id, hint }: { id: string | undefined; hint: ReactNode }) =>
  hint ? (
    <div id={id} className="mt-1 text-small text-muted">
      {hint}
    </div>
  ) : null;

export function LabelText({ label, optional = false, note }: Pick<FieldProps, 'label' | 'optional' | 'note'>) {
  const common = useCommonTexts();
  const beside = note ?? (optional ? common.optional : null);
  return (
    <>
      <span className="font-semibold">{label}</span>
      {beside && <span className="text-small text-muted"> ({beside})</span>}
    </>
  );
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, control, error, hint below. */
export function Field({ label, hint, error, optional = false, note, children }: FieldFrameProps) {
  const { control, hintId, errorId } = useFieldIds({ hint, error });
  return (
    <div>
      <label htmlFor={control.id} className="mb-1.5 block">
        <LabelText label={label} optional={optional} note={note} />
      </label>
      {children(control)}
      <FieldError id={errorId} error={error} />
      <FieldHint id={hintId} hint={hint} />
    </div>
  );
}
