import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A form that opens over its list at an address of its own, with the list's filters behind it.
 * @param list the address of the list.
 * @param form the address of the form.
 */
export function useFormOver(list: string, form: string) {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const isOpen = pathname === form;
  const mayClose = useRef(false);
  useEffect(() => {
    mayClose.current = isOpen;
  }, [isOpen]);
  /** Once for each time that it was open: pressed twice, or after an answer that came late, the list stays. */
  const close = () => {
    if (!mayClose.current) return;
    mayClose.current = false;
    // Back to where it was opened from, so that the back button does not open it again.
    void (state === list ? navigate(-1) : navigate(`${list}${search}`, { replace: true }));
  };
  return {
    isOpen,
    /** Address for a link to the form. */
    to: { to: `${form}${search}`, state: list },
    close,
  };
}
