import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CANNED_OUTCOMES, type CannedOutcome } from '@kalyanam/shared/team/report-outcomes';
import { Kbd } from '../../../../ui/form/kbd';
import { byKey } from '../../../../ui/form/one-by-one';
import { forgetTyping, useShortcuts } from '../../../../ui/form/shortcuts';

interface Props {
  chosen: string | null;
  onChoose: (outcome: CannedOutcome) => void;
}

/** The letters of every queue: no, and a question to the member. */
const LETTERS: Readonly<Record<string, string>> = { dismiss: 'r', change: 'q' };

/** The usual outcomes, by a press or a key. They fill the form in; nothing is decided by them. */
export function CannedOutcomes({ chosen, onChoose }: Props) {
  const choose = (outcome: CannedOutcome) =>
    byKey(() => {
      // Choosing is no typing: the next key may choose another one.
      forgetTyping();
      onChoose(outcome);
    });
  useShortcuts(
    Object.fromEntries(
      CANNED_OUTCOMES.flatMap((outcome, index) =>
        [String(index + 1), LETTERS[outcome.id] ?? []].flat().map((key) => [key, choose(outcome)] as const),
      ),
    ),
  );
  return (
    <Box role="group" aria-label="Usual outcomes" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {CANNED_OUTCOMES.map((outcome, index) => (
        <Button
          key={outcome.id}
          size="small"
          variant={chosen === outcome.id ? 'contained' : 'outlined'}
          color={outcome.action === 'suspend' || outcome.action === 'hold' ? 'error' : 'inherit'}
          aria-pressed={chosen === outcome.id}
          onClick={() => onChoose(outcome)}
        >
          {outcome.label} <Kbd>{String(index + 1)}</Kbd>
        </Button>
      ))}
    </Box>
  );
}
