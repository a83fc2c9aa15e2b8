import { useId } from 'react';
import { useCallTexts } from './call.en';
import { useContactTexts } from '../../../parts/relations/contact.en';

/** What keeps families safe, wherever a call is arranged. */
export function Safety() {
  const texts = useCallTexts();
  const { safety } = useContactTexts();
  const id = useId();
  return (
    <aside aria-labelledby={id} className="rounded-card border border-amber-line bg-amber-ground p-5">
      <h2 id={id} className="text-xl">
        {texts.safety}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        <li>{texts.safetyFamily}</li>
        <li>{safety}</li>
        <li>{texts.safetyPapers}</li>
      </ul>
    </aside>
  );
}
