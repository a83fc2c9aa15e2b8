import { useDeferredValue, type ReactNode } from 'react';

/** Slow parts are drawn right after the parts around them, so that a press is answered immediately. */
export const AfterPaint = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);
