import type { ReactNode } from 'react';
import { initials, syllables } from '@kalyanam/shared/base/text';

interface InitialsProps {
  name: string;
  small?: boolean;
  ground?: 'bg-well' | 'bg-paper';
  /** A face over the letters, or what takes their place without a name. */
  children?: ReactNode;
}

const TELUGU = /\p{Script=Telugu}/u;

/** A syllable of Telugu is as wide as two Latin letters: the first one fills the circle. */
const fitting = (letters: string): string => (TELUGU.test(letters) ? (syllables(letters)[0] ?? '') : letters);

/** A person in a small circle, beside the name. The letters keep their size in large text, as the circle does. */
export const Initials = ({ name, small = false, ground = 'bg-well', children }: InitialsProps) => (
  <span
    aria-hidden="true"
    className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold text-accent ${small ? 'size-8 text-[16px]' : 'size-10 text-[17px]'} ${ground}`}
  >
    {fitting(initials(name))}
    {children}
  </span>
);
