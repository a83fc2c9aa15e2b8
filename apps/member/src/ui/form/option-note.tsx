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

/** The words of a large choice, and the note below. Its room is kept: the words are in the middle until it comes. */
export const NotedChoice = ({ note, children }: NotedProps) => (
  <span
    className={`grid min-w-16 justify-items-center py-1 text-center leading-tight text-balance lang-te:leading-snug ${note?.isEmpty ? 'text-muted group-has-checked:text-on-kumkum' : ''}`}
  >
    <span
      className={`transition-transform duration-150 motion-reduce:transition-none ${note ? '' : 'translate-y-2.5'}`}
    >
      {children}
    </span>
    <span className="h-5 leading-5 font-normal text-muted group-has-checked:text-on-kumkum">
      {note && <NoteText note={note} />}
    </span>
  </span>
);
