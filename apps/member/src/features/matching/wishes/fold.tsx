import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon';

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
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
          className="flex min-h-14 w-full items-center gap-4 p-4 text-start -outline-offset-3! hover:bg-well"
        >
          <span className="min-w-0 grow">
            <span className="block font-semibold">{title}</span>
            <span className={`block text-small ${isSet ? 'font-semibold' : 'font-normal text-muted'}`}>{value}</span>
          </span>
          <Icon name="down" className={`size-5 text-muted ${open ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div id={body} hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
