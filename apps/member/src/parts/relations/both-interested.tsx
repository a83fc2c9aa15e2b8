import { useId, type ReactNode } from 'react';
import { useVerified } from '../../session/session';
import { Muggu } from '../../ui/muggu';
import { MugguDrawn } from '../../ui/muggu-drawn';
import { useContactTexts } from './contact.en';

interface BothInterestedProps {
  title: string;
  /** It has just become so: the line is drawn before one's eyes. */
  fresh?: boolean;
  children?: ReactNode;
}

/** The happiest state between two families, and the next step. */
export function BothInterested({ title, fresh = false, children }: BothInterestedProps) {
  const texts = useContactTexts();
  const isVerified = useVerified();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid max-w-2xl justify-items-start gap-3 rounded-card border border-leaf bg-leaf-ground p-5 sm:p-6"
    >
      {fresh ? <MugguDrawn className="w-52" /> : <Muggu className="w-52" />}
      <h2 id={id} className="text-2xl wrap-anywhere text-leaf">
        {title}
      </h2>
      <p className="max-w-prose text-pretty">{isVerified ? texts.firstCall : texts.onceYouAreVerified}</p>
      {children}
    </section>
  );
}
