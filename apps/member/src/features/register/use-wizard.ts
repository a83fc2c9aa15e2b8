import { useEffect, useRef, useState } from 'react';
import { useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { REGISTRATION_RULES } from '@kalyanam/shared/rules/profile.rules';
import { refusals } from '@kalyanam/shared/rules/rule';
import type { Registration } from './registration';
import { errorCounts, firstError, STEPS } from './steps';

/** Where the wizard stands: no gate on Next, a count of errors on each step that was left, focus where it is needed. */
export function useWizard(form: UseFormReturn<Registration>, startAt: number) {
  const [step, setStep] = useState(Math.min(startAt, STEPS.length - 1));
  const [left, setLeft] = useState<ReadonlySet<number>>(
    new Set(STEPS.map((_, index) => index).filter((index) => index < startAt)),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [focus, setFocus] = useState<{ on: FieldPath<Registration> | 'heading' } | null>(null);
  const values = useWatch({ control: form.control });
  const counts = errorCounts(refusals(REGISTRATION_RULES, values)).map((count, index) => (left.has(index) ? count : 0));

  useEffect(() => {
    if (focus?.on === 'heading') heading.current?.focus();
    else if (focus) form.setFocus(focus.on);
  }, [focus, form]);

  function goTo(next: number) {
    const fields = STEPS[step]?.fields ?? [];
    // A touched field is checked as it changes. Checked when it is left, its error would go at the press of the next
    // choice, and that choice would move away under the pointer.
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true });
    void form.trigger([...fields]);
    setLeft(new Set([...left, step]));
    setFocus({ on: 'heading' });
    setStep(next);
  }

  /** Marks every step and jumps to the first refused field. */
  function showErrors(found: Readonly<Record<string, string>>) {
    setLeft(new Set(STEPS.keys()));
    const first = firstError(found);
    if (!first) return;
    setFocus({ on: first.field });
    setStep(first.step);
  }

  return { step, counts, heading, goTo, showErrors };
}
