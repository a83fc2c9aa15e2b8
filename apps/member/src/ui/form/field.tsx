import { useId, type ReactNode } from 'react';
import { useCommonTexts } from '../texts/common.en';
import { useSentence } from '../texts/sentences';

/** Props of every field: its label, its hint, and the sentence that refuses its value. */
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

interface FieldFootProps extends Pick<FieldProps, 'hint' | 'error'> {
  hintId: string | undefined;
  errorId: string | undefined;
  /** At the right end of the line, whatever the line contains. */
  aside?: ReactNode;
}

/** An error takes the place of the hint, which keeps its room: nothing below moves while one types. */
export const FieldFoot = ({ hint, hintId, error, errorId, aside }: FieldFootProps) => (
  <div data-bare={hint || aside ? undefined : ''} className="field-foot flex flex-wrap justify-between gap-x-4">
    <div className="grid min-w-0 grow basis-40 *:col-start-1 *:row-start-1">
      {hint && (
        <div id={hintId} className={`mt-1 text-small text-muted ${error ? 'invisible' : ''}`}>
          {hint}
        </div>
      )}
      <FieldError id={errorId} error={error} />
    </div>
    {aside && <div className="mt-1 text-small text-muted">{aside}</div>}
  </div>
);

export function LabelText({ label, optional = false, note }: Pick<FieldProps, 'label' | 'optional' | 'note'>) {
  const common = useCommonTexts();
  const beside = note ?? (optional ? common.optional : null);
  return (
    <>
      <span className="font-semibold">{label}</span>
      {beside && <span className="text-small text-muted">{` (${beside})`}</span>}
    </>
  );
}

interface FieldFrameProps extends FieldProps {
  aside?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, control, then hint or error. */
export function Field({ label, hint, error, optional = false, note, aside, children }: FieldFrameProps) {
  const { control, hintId, errorId } = useFieldIds({ hint, error });
  return (
    <div>
      <label htmlFor={control.id} className="mb-1.5 block">
        <LabelText label={label} optional={optional} note={note} />
      </label>
      {children(control)}
      <FieldFoot hint={hint} hintId={hintId} error={error} errorId={errorId} aside={aside} />
    </div>
  );
}
