import { useEffect, useRef, useState } from 'react';
import { get, useFormContext, useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { EMPTY_REGISTRATION, refusedFields, type Registration } from './registration';
import { nameOf, partsOf, partsOfStep, screenOf, STEPS, type Part, type PartName, type Screen } from './screens';
import { usePlace } from './use-place';

const isFilled = (form: UseFormReturn<Registration>, field: FieldPath<Registration>): boolean =>
  JSON.stringify(form.getValues(field)) !== JSON.stringify(get(EMPTY_REGISTRATION, field));

const namesOf = (parts: readonly Part[]) => parts.map(({ name }) => name);
const fieldsOf = (parts: readonly Part[]) => parts.flatMap(({ fields }) => fields);

/** The questions before the one where a draft goes on: they were left when it was kept. */
const before = (screens: readonly Screen[], startAt: PartName | undefined) => {
  const place = screenOf(screens, ({ name }) => name === startAt);
  return new Set(screens.slice(0, place).flatMap((screen) => namesOf(partsOf(screen))));
};

/** The wizard's position: no gate on Next, a count of errors in what was left, focus where it is needed. */
export function useWizard(
  form: UseFormReturn<Registration>,
  screens: readonly Screen[],
  startAt: PartName | undefined,
) {
  const [place, open] = usePlace(screens, startAt);
  const [moved, setMoved] = useState(false);
  const go = (next: number) => {
    setMoved(true);
    open(next);
  };
  const [left, setLeft] = useState<ReadonlySet<PartName>>(() => before(screens, startAt));
  const heading = useRef<HTMLHeadingElement>(null);
  const parts = partsOf(screens[place]!);
  const first = nameOf(screens[place]!);
  const shown = useRef({ place, parts, first });
  const wanted = useRef<FieldPath<Registration> | null>(null);

  useEffect(() => {
    const last = shown.current;
    shown.current = { place, parts, first };
    if (last.first === first) return;
    const fields = fieldsOf(last.parts);
    // A screen that was only looked at is not left when its visitor goes back.
    const isBegun = fields.some((field) => form.getFieldState(field).isTouched || isFilled(form, field));
    if (place > last.place || isBegun) leave();
    if (wanted.current) form.setFocus(wanted.current);
    else heading.current?.focus({ preventScroll: true });
    wanted.current = null;

    function leave() {
      // A touched field is checked as it changes. Checked when it is left, its error would go at the press of the next
      // choice, and that choice would move away under the pointer.
      for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true });
      void form.trigger(fields);
      setLeft((known) => new Set([...known, ...namesOf(last.parts)]));
    }
  });

  /** Marks every question and jumps to the first refused field. */
  function showErrors(found: Readonly<Record<string, string>>) {
    setLeft(new Set(screens.flatMap((screen) => namesOf(partsOf(screen)))));
    const field = fieldsOf(screens.flatMap(partsOf)).find((path) => path in found);
    if (!field) return;
    const next = screenOf(screens, ({ fields }) => fields.includes(field));
    // A folded field opens with its error first.
    if (next === place) return void setTimeout(() => form.setFocus(field));
    wanted.current = field;
    go(next);
  }

  /** Opens a step where it has something to fix, or at its beginning. */
  function goToStep(step: number) {
    const refused = refusedFields(form.getValues());
    const isWrong = ({ name, fields }: Part) => left.has(name) && fields.some((field) => field in refused);
    const ofStep = (wrong: boolean) =>
      screens.findIndex((screen) => screen.step === step && (!wrong || partsOf(screen).some(isWrong)));
    const wrong = ofStep(true);
    go(wrong === -1 ? ofStep(false) : wrong);
  }

  return { place, moved, left, heading, goTo: go, goToStep, showErrors };
}

/** The number of errors of each step in the questions that were left. Re-renders the caller on every keystroke. */
export function useRefusedCounts(left: ReadonlySet<PartName>): number[] {
  const { control, getValues } = useFormContext<Registration>();
  useWatch({ control });
  const refused = refusedFields(getValues());
  return STEPS.map(
    (_, step) =>
      fieldsOf(partsOfStep(step).filter(({ name }) => left.has(name))).filter((field) => field in refused).length,
  );
}
