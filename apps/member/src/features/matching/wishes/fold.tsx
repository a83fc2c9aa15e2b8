import { useId, useState, type ReactNode } from 'react';
import { FoldButton } from '../../../ui/fold-button';

interface FoldProps {
  title: string;
  /** The names of the wishes that are set inside, or of some that can be. */
  value: string;
  isSet: boolean;
  children: ReactNode;
}

/** A card that opens on the page, and says what it contains while it is closed. */
export function Fold({ title, value, isSet, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const body = useId();
  return (
    <section className="overflow-hidden rounded-card border border-line bg-paper">
      <h2 className="font-sans text-base">
        <FoldButton isOpen={open} controls={body} onPress={() => setOpen(!open)} className="min-h-14 w-full p-4">
          <span className="block font-semibold">{title}</span>
          <span className={`block text-small ${isSet ? 'font-semibold' : 'font-normal text-muted'}`}>{value}</span>
        </FoldButton>
      </h2>
      <div id={body} hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
