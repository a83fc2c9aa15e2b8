import type { ReactNode } from 'react';

/** A note beside an option, such as how many profiles it would give. */
export interface OptionNote {
  readonly shown: string;
  /** The same for screen readers, who hear it after the option's own words. */
  readonly said: string;
  /** The option would give nothing: it can be chosen, and is dimmed. */
  readonly isEmpty: boolean;
}

/** Null where nothing is known, or not yet. */
export type NoteOf = (value: string) => OptionNote | null;

export const NoteText = ({ note, className = '' }: { note: OptionNote; className?: string }) => (
  <>
    <span aria-hidden="true" className={`text-small tabular-nums ${className}`}>
      {note.shown}
    </span>
    <span className="sr-only">{`, ${note.said}`}</span>
  </>
);

interface NotedProps {
  note: OptionNote | null;
  children: ReactNode;
}

/** The words of a large choice, and the note behind them. */
export const NotedChoice = ({ note, children }: NotedProps) => (
  <span className="inline-flex items-center gap-2">
    <span>{children}</span>
    {note && <NoteText note={note} className="font-normal opacity-80" />}
  </span>
);
