import { useState } from 'react';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { MarkButton } from './mark-button';
import { useRelationTexts } from './relations.en';
import { useShortlist } from './shortlist-button';

/** A press puts the member on the shortlist, another takes them off; the result is read out. */
export function ShortlistMark({ id, name, shortlisted }: Pick<ProfileCard, 'id' | 'name' | 'shortlisted'>) {
  const texts = useRelationTexts();
  const { shown, set, busy } = useShortlist(id, shortlisted);
  const [said, setSaid] = useState('');
  const say = (onIt: boolean) => setSaid(onIt ? texts.addedToShortlist(name) : texts.removedFromShortlist(name));
  return (
    <>
      <MarkButton
        label={shown ? texts.takeOffShortlist(name) : texts.putOnShortlist(name)}
        filled={shown}
        busy={busy}
        onPress={() => set(!shown, { onSuccess: (answer) => say(answer.shortlisted) })}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
