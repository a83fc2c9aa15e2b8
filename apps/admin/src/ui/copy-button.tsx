import Button from '@mui/material/Button';
import { CopyIcon } from './icons';
import { toast } from './toast';

export const CopyButton = ({ text }: { text: string }) => (
  <Button
    size="small"
    startIcon={<CopyIcon />}
    onClick={() =>
      void navigator.clipboard.writeText(text).then(
        () => toast('Copied'),
        () => toast('The browser does not allow copying; please select the text', 'problem'),
      )
    }
  >
    Copy
  </Button>
);
