import type { ReactNode } from 'react';

/** A name, number or address, which a browser's translation would change. */
export const AsWritten = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>;
