import { useState, type RefObject } from 'react';
import { lazyPart, useOnceOpen } from '../../shell/lazy-part';
import { mayDo } from '../../session/member';
import { useSessionUser } from '../../session/session';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useInterestTexts } from './interest.en';
import type { AboutProfile } from './beginnings';
import type { InterestAnswered } from './use-interest';

const SendInterestSheet = lazyPart(async () => (await import('./send-interest-sheet')).SendInterestSheet);
const SuggestInterest = lazyPart(async () => (await import('./suggest-interest')).SuggestInterest);

interface ShowInterestProps {
  about: AboutProfile;
  /** In a list: the name is part of the button's own name. */
  named?: boolean;
  className?: string;
  /** Has the focus once the button is gone. */
  after: RefObject<HTMLElement | null>;
  onDone?: InterestAnswered;
}

/** R26: one button, one sheet with optional words. A family member who may not answer suggests it to the candidate. */
export function ShowInterest({ about, named = false, className = '', after, onDone }: ShowInterestProps) {
  const texts = useInterestTexts();
  const user = useSessionUser();
  const [open, setOpen] = useState(false);
  const opened = useOnceOpen(open);
  if (!mayDo(user, 'answer'))
    return <SuggestInterest id={about.id} name={named ? about.name : null} className={className} />;
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        onPointerEnter={SendInterestSheet.ahead}
        onFocus={SendInterestSheet.ahead}
        aria-label={named ? texts.showInterestIn(about.name) : undefined}
        className={className}
      >
        <Icon name="heart" className="size-5 shrink-0 max-[24rem]:hidden lang-te:max-[27rem]:hidden" />
        {texts.showInterest}
      </Button>
      {opened && (
        <SendInterestSheet open={open} about={about} after={after} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
