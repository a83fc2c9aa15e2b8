import { useRef } from 'react';
import type { ContactHidden, PhotosHidden } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { isLost } from '@kalyanam/web/api-error';
import { mayDo } from '../../session/member';
import { useSessionUser } from '../../session/session';
import { Button } from '../../ui/button';
import { FailureNotice } from '../../ui/form/failure-notice';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { ContactRows } from './contact-rows';
import { useContactTexts } from './contact.en';
import type { ContactUse, KnownContact } from './use-contact';

interface ContactProps {
  name: string;
  use: ContactUse;
  /** What the page has without a press. */
  known?: KnownContact;
  contactHidden: ContactHidden;
  photosHidden: PhotosHidden;
  /** They accepted each other: whether anything opens is the other family's choice. */
  accepted?: boolean;
  /** The next thing to do here. */
  primary?: boolean;
}

/** R63: phone and email open at a press, which their owner can see; where they do not open, the one reason. */
export function Contact({
  name,
  use,
  known = null,
  contactHidden,
  photosHidden,
  accepted = false,
  primary = false,
}: ContactProps) {
  const texts = useContactTexts();
  const user = useSessionUser();
  const result = useRef<HTMLDivElement>(null);
  const { opened, hidden, firstLook, busy, error, open } = use;
  const reason = opened ? null : (hidden ?? contactHidden);

  /** The pressed button goes; its result takes its focus. */
  const press = () => {
    result.current?.focus({ preventScroll: true });
    open();
  };
  return (
    <div ref={result} tabIndex={-1} aria-busy={busy} className="grid gap-3 focus:outline-none">
      <ContactRows contact={opened ?? known} />
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {firstLook && <Notice>{texts.firstLook}</Notice>}
        {reason === 'after-interest' && (
          <p className="text-muted">{accepted ? texts.theyDecide : texts.afterInterest}</p>
        )}
        {photosHidden === 'owner-not-verified' && (
          <p className="wrap-anywhere text-muted">{texts.onceVerified(name)}</p>
        )}
        {reason === 'daily-limit' && <Notice>{texts.limit(LIMITS.contactsPerDay)}</Notice>}
        {busy && <p className="sr-only">{texts.opening}</p>}
      </div>
      <FailureNotice failed={error}>{isLost(error) ? texts.notOpened : null}</FailureNotice>
      {reason === 'until-opened' && mayDo(user, 'contact') && (
        <div className="print:hidden">
          <Button look={primary ? 'primary' : 'secondary'} busy={busy} onClick={press} className="w-full sm:w-auto">
            <Icon name="phone" />
            {busy ? texts.opening : texts.show}
          </Button>
          <p className="mt-2 flex items-center gap-2 text-small text-muted">
            <Icon name="eye" className="size-4" />
            {texts.seen}
          </p>
        </div>
      )}
    </div>
  );
}

/** Whether there is anything to say about phone and email at all. */
export const hasContact = (
  { contactHidden, photosHidden }: Pick<ContactProps, 'contactHidden' | 'photosHidden'>,
  known: KnownContact,
) => Boolean(known ?? contactHidden) || photosHidden === 'owner-not-verified';
