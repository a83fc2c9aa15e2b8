import Box from '@mui/material/Box';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { ContactWays } from '../../../ui/contact/contact-ways';
import { TitledPart } from '../../../ui/titled-part';
import { useTexts } from '../desk.en';

/** Who made the profile and what they read, and the ways to reach them. */
export function Contact({ user }: { user: PendingVerification }) {
  const { contact: texts, noteKinds } = useTexts();
  return (
    <TitledPart title={texts.title}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>
          {user.createdBy ? texts.by[user.createdBy] : texts.byNobody} · {texts.language[user.language]}
        </Box>
        <ContactWays user={user} texts={{ ...texts, noteKinds }} />
      </Box>
    </TitledPart>
  );
}
