import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** A decision was refused: the case may be another by now. */
export function DecisionFailed({ sentence, onAgain }: { sentence: string; onAgain: () => void }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onAgain}>
          Load again
        </Button>
      }
    >
      {sentence}
    </Alert>
  );
}
