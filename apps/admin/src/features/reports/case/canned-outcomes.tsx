import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CANNED_OUTCOMES, type CannedOutcome } from '@kalyanam/shared/admin/report-outcomes';
import { Kbd } from '../../../ui/kbd';
import { forgetTyping, isTyping, useShortcuts } from '../../../ui/shortcuts';
import { toast } from '../../../ui/toast';

interface Props {
  chosen: string | null;
  onChoose: (outcome: CannedOutcome) => void;
}

/** The usual outcomes, by a press or by 1 to 5. They fill the form in; nothing is decided by them. */
export function CannedOutcomes({ chosen, onChoose }: Props) {
  const byKey = (outcome: CannedOutcome) => () => {
    if (isTyping()) {
      toast('That looked like typing. To choose an outcome, press the key again.', 'problem');
      return;
    }
    forgetTyping();
    onChoose(outcome);
  };
  useShortcuts(
    Object.fromEntries(CANNED_OUTCOMES.map((outcome, index) => [String(index + 1), byKey(outcome)] as const)),
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
