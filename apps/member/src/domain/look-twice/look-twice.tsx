import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { chunk } from '../../shell/chunk';

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
    chunk(() => import('./text-marks')).then(
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
