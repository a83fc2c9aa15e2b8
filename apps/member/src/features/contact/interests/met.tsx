import { useEffect, useRef } from 'react';
import { useCallsTexts } from '../../../parts/calls/calls.en';
import { BothInterested } from '../../../parts/relations/both-interested';
import { useContactTexts } from '../../../parts/relations/contact.en';
import { useVerified } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { clearPassingToasts } from '../../../ui/toast';
import { useInterestsTexts } from './interests.en';

export interface MetMember {
  readonly id: string;
  readonly name: string;
}

/** The moment of acceptance, and the next step. It takes the focus: the card that was answered goes away. */
export function Met({ met: { id, name } }: { met: MetMember }) {
  const texts = useInterestsTexts();
  const { arrange } = useCallsTexts();
  const { bothInterestedWith } = useContactTexts();
  const isVerified = useVerified();
  const title = bothInterestedWith(name);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    clearPassingToasts();
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={title} className="scroll-mt-24 focus:outline-none">
      <BothInterested title={title} fresh>
        {isVerified && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={PATHS.call(id)}>{arrange}</ButtonLink>
            <ButtonLink look="quiet" to={PATHS.profile(id)}>
              {texts.toContact}
            </ButtonLink>
          </div>
        )}
      </BothInterested>
    </div>
  );
}
