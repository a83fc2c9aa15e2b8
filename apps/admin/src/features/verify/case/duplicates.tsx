import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { DuplicateClue, DuplicateHint } from '@kalyanam/shared/admin/contracts';
import { Kbd } from '../../../ui/kbd';
import { fullDay } from '../../../ui/india-date';
import { AccountChip, VerificationChip } from '../../../ui/state-chip';
import { TitledPart } from '../../../ui/titled-part';
import { useTexts } from '../desk.en';

/** 'Same PAN number, same name and date of birth' */
export const clueWords = (clues: readonly DuplicateClue[], labels: Readonly<Record<DuplicateClue, string>>): string =>
  clues.map((clue, index) => (index === 0 ? labels[clue] : labels[clue].replace(/^Same/, 'same'))).join(', ');

interface Props {
  hints: readonly DuplicateHint[];
  onCompare: () => void;
}

/** Other members who may be the same person. */
export function Duplicates({ hints, onCompare }: Props) {
  const texts = useTexts();
  if (hints.length === 0) return null;
  return (
    <TitledPart title={texts.case.duplicates(hints.length)}>
      <Stack spacing={1}>
        {hints.map((hint, index) => (
          <Alert
            key={hint.userId}
            severity="warning"
            icon={false}
            action={
              index === 0 && (
                <Button color="inherit" aria-keyshortcuts="5" onClick={onCompare}>
                  {texts.checks.compare} <Kbd>5</Kbd>
                </Button>
              )
            }
          >
            {`${clueWords(hint.clues, texts.clues)}: ${hint.name}, ${texts.case.registered(fullDay(hint.registeredAt))} `}
            <VerificationChip status={hint.verificationStatus} />{' '}
            {hint.accountStatus !== 'active' && <AccountChip status={hint.accountStatus} />}
          </Alert>
        ))}
      </Stack>
    </TitledPart>
  );
}
