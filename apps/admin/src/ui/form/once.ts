import { useRef, type BaseSyntheticEvent } from 'react';

/**
 * A form's submit that is carried out once: the second press of a double click comes before the button is drawn as busy, or
 * before the form is gone.
 * @param isSent whether it was carried out; until then a further press tries again.
 */
export function useOnce(submit: (event: BaseSyntheticEvent) => Promise<void>, isSent: () => boolean) {
  const running = useRef(false);
  return (event: BaseSyntheticEvent): void => {
    event.preventDefault();
    if (running.current || isSent()) return;
    running.current = true;
    void submit(event).finally(() => {
      running.current = false;
    });
  };
}
