import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dialledPhone } from '@kalyanam/shared/base/phone';
import type { NoteKind } from '@kalyanam/shared/team/member-notes';
import { useState, type ReactNode } from 'react';
import { useCan } from '../../session/permissions';
import { CallIcon, ChatIcon, MailIcon } from '../list/icons';
import { ContactDialog } from './contact-dialog';
import type { ContactTexts } from './contact-words';

interface Way {
  kind: Exclude<NoteKind, 'note'>;
  label: string;
  href: string;
  icon: ReactNode;
  /** Opens in a new tab. */
  away?: boolean;
}

interface Props {
  user: { userId: string; name: string; phone: string; email: string };
  texts: ContactTexts;
}

/** Reaches a member, for roles that may; the outcome becomes a line in the member's history. */
export function ContactWays({ user, texts }: Props) {
  const mayContact = useCan('users.contact');
  const [asking, setAsking] = useState<Way['kind'] | null>(null);
  if (!mayContact) return null;
  const ways: Way[] = [
    { kind: 'call', label: texts.call, href: `tel:${dialledPhone(user.phone)}`, icon: <CallIcon /> },
    {
      kind: 'message',
      label: texts.whatsapp,
      href: `https://wa.me/${chatNumber(user.phone)}`,
      icon: <ChatIcon />,
      away: true,
    },
    { kind: 'message', label: texts.sms, href: `sms:${dialledPhone(user.phone)}`, icon: <ChatIcon /> },
    { kind: 'mail', label: texts.mail, href: `mailto:${user.email}`, icon: <MailIcon /> },
  ];
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {ways.map(({ kind, label, href, icon, away }) => (
        <Button
          key={href}
          component="a"
          href={href}
          variant="outlined"
          color="inherit"
          startIcon={icon}
          {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={() => setAsking(kind)}
          sx={{ borderColor: 'ground.control', minHeight: 44 }}
        >
          {label}
        </Button>
      ))}
      {asking && (
        <ContactDialog
          userId={user.userId}
          name={user.name}
          kind={asking}
          texts={texts}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}

/** A number in WhatsApp's format: with the country's code, without the plus. */
export const chatNumber = (phone: string): string => dialledPhone(phone).slice(1);
