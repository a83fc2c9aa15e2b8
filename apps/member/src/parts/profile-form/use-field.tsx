import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import {
  get,
  useController,
  useFormContext,
  useFormState,
  useWatch,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import type { ProfileValues } from '@kalyanam/web/form/profile-values';
import { chunk } from '../../shell/chunk';

/**
 * What an input of the surrounding form needs: its registration and its error. A changed error re-renders the caller,
 * not the whole form; with `name`, only an error of that field does.
 */
export function useFormField<Values extends FieldValues = ProfileValues>(name?: FieldPath<Values>) {
  const { register, control } = useFormContext<Values>();
  const { errors } = useFormState({ control, ...(name && { name }) });
  return (path: FieldPath<Values>, options?: RegisterOptions<Values>) => {
    const refused: FieldError | undefined = get(errors, path);
    return { ...register(path, options), error: refused?.message };
  };
}

/** The same for a control that is no input of the browser's own. */
export function useControlledField(path: FieldPath<ProfileValues>) {
  const { control } = useFormContext<ProfileValues>();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: path });
  return { ref, value: value as string, onChange, onBlur, error: fieldState.error?.message };
}

/** No sentence comes and goes with every letter. */
const PAUSE_MS = 400;

interface LookTwiceProps {
  text: string;
  /** The field that it is written in. */
  children: ReactNode;
}

/**
 * R112: a text that others read is looked through while it is written, as words with an interest are. It only says what
 * to look at twice. The rules are fetched with the first text; where they cannot be, writing goes on without them.
 */
export function LookTwice({ text, children }: LookTwiceProps) {
  const [Marks, setMarks] = useState<ComponentType<{ text: string }> | null>(null);
  const [read, setRead] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRead(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const wanted = read !== '' && !Marks;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    chunk(() => import('../look-twice/text-marks')).then(
      ({ TextMarks }) => gone || setMarks(() => TextMarks),
      () => undefined,
    );
    return () => void (gone = true);
  }, [wanted]);
  return (
    <div>
      {children}
      <div aria-live="polite">{Marks && read !== '' && <Marks text={read} />}</div>
    </div>
  );
}

/** The same for a field of the surrounding form. */
export function LookTwiceAt({ path, children }: { path: string; children: ReactNode }) {
  const { control } = useFormContext();
  const text: unknown = useWatch({ control, name: path });
  return <LookTwice text={typeof text === 'string' ? text : ''}>{children}</LookTwice>;
}
