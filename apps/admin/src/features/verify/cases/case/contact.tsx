import Box from '@mui/material/Box';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { ContactWays } from '../../../../ui/contact/contact-ways';
import { useVocabulary } from '../../../../ui/words/detail-words';
import { TitledPart } from '../../../../ui/list/panel';
import { useTexts } from '../verify.en';

/** Who made the profile and what they read, and the ways to reach them. */
export function Contact({ user }: { user: PendingVerification }) {
  const { contact: texts, noteKinds } = useTexts();
  return (
    <TitledPart title={texts.title}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>
          {`${user.createdBy ? `${texts.by[user.createdBy] ?? ''}` : texts.byNobody} · ${texts.language[user.language]}`}
        </Box>
        <FamilyLines family={user.family} />
        <ContactWays user={user} texts={{ ...texts, noteKinds }} />
      </Box>
    </TitledPart>
  );
}

/** Whether the candidate agreed to a profile made for them, and the members of their family group. */
function FamilyLines({ family: { agreed, desk } }: Pick<PendingVerification, 'family'>) {
  const { contact: texts } = useTexts();
  const { deskRelation, deskRole } = useVocabulary();
  if (!agreed && desk.length === 0) return null;
  const seats = desk.map(({ relation, role }) => `${deskRelation[relation]}: ${deskRole[role]}`);
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {agreed && <div>{texts.agreed[agreed]}</div>}
      {seats.length > 0 && <div>{texts.desk(seats.join('; '))}</div>}
    </Box>
  );
}
