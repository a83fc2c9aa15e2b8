import { useEffect, useRef, useState } from 'react';
import { get, useFormContext, useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';
import { EMPTY_REGISTRATION, refusedFields, type Registration } from './registration';
import { errorCounts, firstError, STEPS } from './steps';

/** The router counts the entries of the browser's history; a build has none. */
const placeInHistory = () =>
  typeof window === 'undefined' ? undefined : (window.history.state as { idx?: number } | null)?.idx;

/** Each step, or each question, is a place in the browser's history, so that Back leads to the one before. */
export function usePlace(kind: 'step' | 'question', count: number, startAt: number) {
  const { open } = useNavigation();
  const { state } = useLocation() as { state: { step?: number; question?: number } | null };
  // Only the history entry where the draft was found opens at the draft's step; an earlier one stays at the first step.
  const [foundAt] = useState(placeInHistory);
  const place = Math.min(state?.[kind] ?? (placeInHistory() === foundAt ? startAt : 0), count - 1);
  const go = (next: number) => {
    // The one that is open already would be a second entry, and Back would seem to do nothing.
    if (next !== place) void open(PATHS.register, { state: { ...state, [kind]: next } });
  };
  return [place, go] as const;
}

const isFilled = (form: UseFormReturn<Registration>, field: FieldPath<Registration>): boolean =>
  JSON.stringify(form.getValues(field)) !== JSON.stringify(get(EMPTY_REGISTRATION, field));

/** The wizard's position: no gate on Next, a count of errors on each step that was left, focus where it is needed. */
export function useWizard(form: UseFormReturn<Registration>, startAt: number) {
  const [step, go] = usePlace('step', STEPS.length, startAt);
  const [left, setLeft] = useState<ReadonlySet<number>>(
    new Set(STEPS.map((_, index) => index).filter((index) => index < startAt)),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const wanted = useRef<FieldPath<Registration> | null>(null);

  useEffect(() => {
    if (shown.current === step) return;
    const before = shown.current;
    shown.current = step;
    const fields = STEPS[before]?.fields ?? [];
    // A step that was only looked at is not left when its visitor goes back.
    const isBegun = fields.some((field) => form.getFieldState(field).isTouched || isFilled(form, field));
    if (step > before || isBegun) leave();
    if (wanted.current) form.setFocus(wanted.current);
    else heading.current?.focus({ preventScroll: true });
    wanted.current = null;

    function leave() {
      // A touched field is checked as it changes. Checked when it is left, its error would go at the press of the next
      // choice, and that choice would move away under the pointer.
      for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true });
      void form.trigger([...fields]);
      setLeft((known) => new Set([...known, before]));
    }
  }, [step, form]);

  /** Marks every step and jumps to the first refused field. */
  function showErrors(found: Readonly<Record<string, string>>) {
    setLeft(new Set(STEPS.keys()));
    const first = firstError(found);
    if (!first) return;
    if (first.step === step) return form.setFocus(first.field);
    wanted.current = first.field;
    go(first.step);
  }

  return { step, left, heading, goTo: go, showErrors };
}

/** The number of errors on each step the user has left. Re-renders the caller on every keystroke. */
export function useRefusedCounts(left: ReadonlySet<number>): number[] {
  const { control, getValues } = useFormContext<Registration>();
  useWatch({ control });
  return errorCounts(refusedFields(getValues())).map((count, index) => (left.has(index) ? count : 0));
}
