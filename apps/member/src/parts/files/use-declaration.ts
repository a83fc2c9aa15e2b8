import { useState } from 'react';

export type Declaration = ReturnType<typeof useDeclaration>;

/** Pictures are added once their owner has confirmed that they are real; those picked before are kept until then. */
export function useDeclaration(add: (picked: readonly File[]) => Promise<void>) {
  const [given, setGiven] = useState(false);
  const [held, setHeld] = useState<readonly File[]>([]);
  const offer = (picked: readonly File[]) => {
    if (given) void add(picked);
    else setHeld((before) => [...before, ...picked]);
  };
  const give = (confirmed: boolean) => {
    setGiven(confirmed);
    if (!confirmed || held.length === 0) return;
    setHeld([]);
    void add(held);
  };
  const drop = (file: File) => setHeld((before) => before.filter((one) => one !== file));
  return { given, held, offer, give, drop };
}
