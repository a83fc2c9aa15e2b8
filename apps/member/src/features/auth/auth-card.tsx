import type { ReactNode } from 'react';
import { Muggu } from '../../ui/muggu';

/** The frame of the pages around signing in. */
export const AuthCard = ({ heading, lead, children }: { heading: string; lead?: string; children: ReactNode }) => (
  <div className="page max-w-xl py-8 sm:py-16">
    <div className="sm:overflow-hidden sm:rounded-2xl sm:border sm:border-line sm:bg-paper">
      <Muggu className="max-sm:hidden" />
      <div className="sm:p-10">
        <h1 className="text-4xl">{heading}</h1>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
        {children}
      </div>
    </div>
  </div>
);
