import Button from '@mui/material/Button';
import { CopyIcon } from '../list/icons';
import { toast } from '../feedback/toast';

export const copyText = (text: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => toast('Copied'),
    () => toast('The browser does not allow copying; please select the text', 'problem'),
  );

/** `what` is said on the button where several things can be copied. */
export const CopyButton = ({ text, what }: { text: string; what?: string }) => (
  <Button size="small" startIcon={<CopyIcon />} onClick={() => copyText(text)}>
    {what ? `Copy ${what}` : 'Copy'}
  </Button>
);
