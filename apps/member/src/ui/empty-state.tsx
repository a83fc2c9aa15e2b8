import type { ReactNode } from 'react';
import { Muggu } from './muggu';

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center">
      <Muggu className="w-52" />
      <h2 className="text-2xl">{title}</h2>
      {children}
    </div>
  );
}
