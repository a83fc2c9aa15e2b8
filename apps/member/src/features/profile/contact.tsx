import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { ContactDetails, ProfileView } from '@kalyanam/shared/contracts/profile';
import type { ContactAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { LIMITS } from '@kalyanam/shared/limits';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';
import { Button } from '../../ui/button';
import { Email } from '../../ui/email';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { Section } from '../../ui/section';
import { useProfileWords } from '../../ui/texts/profile';
import { useFailure } from '../../ui/texts/sentences';
import { useProfileTexts } from './profile.en';

const LINK = 'inline-block min-w-12 py-3 font-semibold text-accent underline underline-offset-4';

/** R63: phone and email open at a press, which their owner can see; gothra needs none. */
export function Contact({ profile }: { profile: ProfileView }) {
  const texts = useProfileTexts();
  const { labels } = useProfileWords();
  const { id, phone, email, gothra, contactHidden } = profile;
  const result = useRef<HTMLDivElement>(null);
  const { opened, limited, busy, error, open } = useContact(id);
  const contact: Partial<ContactDetails> | null = opened ?? (phone && email ? { phone, email } : null);
  const reason = opened ? null : limited ? 'daily-limit' : contactHidden;
  if (!contact && !gothra && !reason) return null;

  /** The pressed button goes; what comes of it takes its focus. */
  const press = () => {
    result.current?.focus();
    open();
  };
  return (
    <Section title={texts.contact}>
      <div ref={result} tabIndex={-1} aria-busy={busy} className="grid gap-4 focus:outline-none">
        <Facts
          rows={[
            [labels.facts.phone, contact?.phone && <Link to={`tel:+91${contact.phone}`}>{contact.phone}</Link>],
            [
              labels.facts.email,
              contact?.email && (
                <Link to={`mailto:${contact.email}`}>
                  <Email address={contact.email} />
                </Link>
              ),
            ],
            [labels.parts.familyAddress, contact?.address],
            [labels.fields.gothra, gothra],
          ]}
        />
        <div aria-live="polite" className="grid gap-4 empty:hidden">
          {reason === 'after-interest' && <p className="text-muted">{texts.contactAfterInterest}</p>}
          {reason === 'daily-limit' && <Notice>{texts.contactLimit(LIMITS.contactsPerDay)}</Notice>}
          {busy && <p className="text-muted">{texts.opening}</p>}
        </div>
        {error && !busy && (
          <Notice look="danger" alert>
            {error}
          </Notice>
        )}
        {reason === 'until-opened' && (
          <div>
            <Button look="secondary" busy={busy} onClick={press} className="print:hidden">
              {texts.showContact}
            </Button>
            <p className="mt-2 text-small text-muted print:hidden">{texts.contactSeen}</p>
          </div>
        )}
      </div>
    </Section>
  );
}

const Link = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} className={LINK}>
    {children}
  </a>
);

/** What a press opened stays on this page only; pressing again on the same day is free. */
function useContact(id: string) {
  const texts = useProfileTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => api.post<ContactAnswer>(ROUTES.contact(id)),
    onSuccess: ({ contact, contactHidden }) => {
      // What may be seen has changed since the page was opened.
      if (!contact && contactHidden !== 'daily-limit') void client.invalidateQueries({ queryKey: ['profile', id] });
    },
    onError: (thrown) => {
      if (isApiError(thrown) && thrown.status === 404) void client.invalidateQueries({ queryKey: ['profile', id] });
    },
  });
  const isLost = isApiError(error) && error.status === 0;
  return {
    opened: data?.contact,
    limited: data?.contactHidden === 'daily-limit',
    busy: isPending,
    error: error && (isLost ? texts.contactNotOpened : failure(error)),
    open: () => mutate(),
  };
}
