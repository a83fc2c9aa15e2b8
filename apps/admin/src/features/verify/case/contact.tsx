import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { NoteKind } from '@kalyanam/shared/admin/member-notes';
import { useState } from 'react';
import { useCan } from '../../../session/permissions';
import { TitledPart } from '../../../ui/titled-part';
import { useTexts } from '../desk.en';
import { ContactDialog } from './contact-dialog';

const INDIA = '91';

interface Way {
  kind: Exclude<NoteKind, 'note'>;
  label: string;
  href: string;
  /** In a tab of its own. */
  away?: boolean;
}

/** Reaches the member from the case; what came of it becomes a line in the member's story. */
export function Contact({ user }: { user: PendingVerification }) {
  const { contact: texts } = useTexts();
  const mayContact = useCan('users.contact');
  const [asking, setAsking] = useState<Way['kind'] | null>(null);
  const number = `${INDIA}${user.phone}`;
  const ways: Way[] = [
    { kind: 'call', label: texts.call, href: `tel:+${number}` },
    { kind: 'message', label: texts.whatsapp, href: `https://wa.me/${number}`, away: true },
    { kind: 'message', label: texts.sms, href: `sms:+${number}` },
    { kind: 'mail', label: texts.mail, href: `mailto:${user.email}` },
  ];
  return (
    <TitledPart title={texts.title}>
      <Box sx={{ color: 'text.secondary', mb: mayContact ? 1 : 0 }}>
        {user.createdBy ? texts.by[user.createdBy] : texts.byNobody} · {texts.language[user.language]}
      </Box>
      {mayContact && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {ways.map(({ kind, label, href, away }) => (
            <Button
              key={href}
              component="a"
              href={href}
              variant="outlined"
              color="inherit"
              {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
              onClick={() => setAsking(kind)}
              sx={{ borderColor: 'ground.control', minHeight: 44 }}
            >
              {label}
            </Button>
          ))}
        </Box>
      )}
      {asking && <ContactDialog user={user} kind={asking} onClose={() => setAsking(null)} />}
    </TitledPart>
  );
}
