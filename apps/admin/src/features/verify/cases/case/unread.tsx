import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { fieldsOfFacts, READ, type FieldName } from '@kalyanam/shared/topics/profile/fields';
import { useState } from 'react';
import { useDetailLabels } from '../../../../ui/words/detail-words';
import { FoldedPart } from '../../../../ui/form/folded-part';
import { ProfileWordParts } from '../../../../ui/list/profile-details';
import { fieldFact } from '../../../../ui/list/profile-facts';
import { useTexts } from '../verify.en';

type Unread = PendingVerification['unreadTexts'][number];

const WORDS: readonly string[] = fieldsOfFacts('words');
const isAmongWords = ({ field }: Unread): boolean => WORDS.includes(field);

/** Why others do not read a text yet. */
function WaitsChip({ label = '', mentions }: { label?: string; mentions: Unread['mentions'] }) {
  const { waits, kinds } = useTexts().case;
  return (
    <Chip
      color="warning"
      size="small"
      label={`${label}${waits(mentions.map((pattern) => kinds[pattern]).join(', '))}`}
      sx={{ height: 'auto', mb: 0.75, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
    />
  );
}

/** Short texts that wait, by the names of their fields. */
export function UnreadLines({ user }: { user: PendingVerification }) {
  const details = useDetailLabels();
  const labelOf = (name: Unread['field']): string => {
    const field = READ.find((one) => one === name);
    if (field) return fieldFact(field, user).label;
    return name === 'siblings' ? details.siblings : details.details[name as keyof typeof details.details];
  };
  return user.unreadTexts
    .filter((text) => !isAmongWords(text))
    .map(({ field, mentions }) => (
      <Box key={field} sx={{ mt: 1 }}>
        <WaitsChip label={`${labelOf(field)}: `} mentions={mentions} />
      </Box>
    ));
}

/** The member's own words: folded, unless one of them waits for this decision. */
export function CaseWords({ user }: { user: PendingVerification }) {
  const texts = useTexts();
  const unread = user.unreadTexts.filter(isAmongWords);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const above = (field: FieldName) =>
    unread.filter((text) => text.field === field).map(({ mentions }) => <WaitsChip key={field} mentions={mentions} />);
  return (
    <FoldedPart title={texts.case.about} open={chosen ?? unread.length > 0} onOpen={setChosen}>
      <ProfileWordParts profile={user} above={above} />
    </FoldedPart>
  );
}
