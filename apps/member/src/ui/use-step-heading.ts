import { useEffect, useRef } from 'react';

/**
 * For the heading of a page whose steps take each other's place: a step may be far shorter than the one before, and its
 * button is gone. Each new step is shown from its top, and the focus goes on from the heading.
 */
export function useStepHeading<Step>(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return { ref: heading, tabIndex: -1 };
}
