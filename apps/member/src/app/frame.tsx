import { StrictMode, type ReactNode } from 'react';
import { Toaster } from './toaster';

/** Around whatever is shown. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    {children}
    <Toaster />
  </StrictMode>
);
