import type { ReactNode } from 'react';
import type { HandView } from '@kalyanam/shared/topics/family/desk';
import { dialledPhone, readablePhone } from '@kalyanam/shared/base/phone';
import { Email } from '../../ui/email';
import { Icon, type IconName } from '../../ui/icon';
import { useProfileWords } from '../../ui/texts/profile';
import { useDetailWords } from '../details/words';
import { useContactTexts } from './contact.en';
import type { KnownContact } from './use-contact';

const ROW = 'flex min-h-14 items-center gap-3 px-4 py-2 text-start';

/** The opened phone and email, each a whole row to press: the number calls, the message and the email are written. */
export function ContactRows({ contact }: { contact: KnownContact }) {
  const texts = useContactTexts();
  const { labels } = useProfileWords();
  if (!contact) return null;
  const { phone, phoneAbroad, email, address, person } = contact;
  return (
    <div className="grid gap-2">
      {phone && person && <Owner {...person} />}
      <ul className="divide-y divide-line overflow-hidden rounded-control border border-line bg-paper text-ink">
        {phone && (
          <>
            <Row icon="phone" to={`tel:${dialledPhone(phone)}`} hint={texts.call}>
              <span translate="no" className="text-lg font-semibold tabular-nums">
                {readablePhone(phone)}
              </span>
            </Row>
            <Row icon="message" to={whatsApp(dialledPhone(phone))} away>
              {texts.whatsApp}
            </Row>
            <Row icon="message" to={`sms:${dialledPhone(phone)}`}>
              {texts.message}
            </Row>
          </>
        )}
        {phoneAbroad && (
          <Row icon="phone" to={`tel:${phoneAbroad}`} hint={texts.abroad}>
            <span translate="no" className="tabular-nums">
              {readablePhone(phoneAbroad)}
            </span>
          </Row>
        )}
        {email && (
          <Row icon="mail" to={`mailto:${email}`} hint={texts.write}>
            <Email address={email} />
          </Row>
        )}
        {address && (
          <li className={ROW}>
            <Icon name="home" className="size-6 text-accent" />
            <span className="min-w-0">
              <span className="block text-small text-muted">{labels.parts.familyAddress}</span>
              <span className="wrap-anywhere">{address}</span>
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Whose number it is, where someone else than the candidate answers it: Lakshmi, mother. */
function Owner({ name, relation }: HandView) {
  const texts = useContactTexts();
  const { listed } = useDetailWords();
  const word = listed('deskRelation', relation);
  return (
    <p className="font-semibold wrap-anywhere">
      {texts.answeredBy(name === null ? word : texts.personOf(name, word.toLowerCase()))}
    </p>
  );
}

/** Opens a chat in their own application; this page sends nothing there. */
const whatsApp = (dialled: string): string => `https://wa.me/${dialled.replace(/\D/g, '')}`;

interface RowProps {
  icon: IconName;
  to: string;
  /** What a press does, where the row shows an address. */
  hint?: string;
  /** It leads to another site, which learns nothing of this page. */
  away?: boolean;
  children: ReactNode;
}

const Row = ({ icon, to, hint, away = false, children }: RowProps) => (
  <li>
    <a
      href={to}
      {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
      className={`${ROW} no-underline -outline-offset-3! hover:bg-well`}
    >
      <Icon name={icon} className="size-6 text-accent" />
      <span className="min-w-0 grow wrap-anywhere">
        {hint && <span className="block text-small text-muted">{hint}</span>} {children}
      </span>
    </a>
  </li>
);
