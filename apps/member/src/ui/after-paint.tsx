import { useDeferredValue, type ReactNode } from 'react';

/** What takes long to draw comes right after what is around it, so that a press is answered at once. */
export const AfterPaint = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);
