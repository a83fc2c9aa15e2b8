import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DUPLICATE_CLUES, type DuplicateHint } from '@kalyanam/shared/admin/contracts';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { userPath } from '../../../shell/paths';
import { fullDay } from '../../../ui/india-date';
import { AccountChip, VerificationChip } from '../../../ui/state-chip';
import { PageLink } from '../../../ui/page-link';
import { TitledPart } from '../../../ui/titled-part';

const clueWords = ({ clues }: DuplicateHint): string =>
  clues
    .map((clue, index) => {
      const words = labelOf(DUPLICATE_CLUES, clue);
      return index === 0 ? words : words.replace(/^Same/, 'same');
    })
    .join(', ');

/** Other members who may be the same person. */
export const Duplicates = ({ hints }: { hints: readonly DuplicateHint[] }) =>
  hints.length === 0 ? null : (
    <TitledPart title={hints.length === 1 ? 'Possible duplicate' : 'Possible duplicates'}>
      <Stack spacing={1}>
        {hints.map((hint) => (
          <Alert key={hint.userId} severity="warning" icon={false}>
            {clueWords(hint)} as <PageLink to={userPath(hint.userId)}>{hint.name}</PageLink>, registered{' '}
            {fullDay(hint.registeredAt)} <VerificationChip status={hint.verificationStatus} />{' '}
            {hint.accountStatus !== 'active' && <AccountChip status={hint.accountStatus} />}
          </Alert>
        ))}
      </Stack>
    </TitledPart>
  );
