import { useEffect, useRef, useState } from 'react';

/** A group of choices has no invalid state of its own: its error is what describes it. */
const REFUSED = '[aria-invalid=true], fieldset[aria-describedby*="-error"] input';

/** For a form without a form library: after a refusal, moves the focus to the first field that needs it. */
export function useFirstRefused() {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [refusals]);
  return { form, toFirstRefused: () => setRefusals((count) => count + 1) };
}
