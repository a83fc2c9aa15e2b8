import Button, { type ButtonProps } from '@mui/material/Button';
import { Kbd } from './kbd';

/** A button that says the letter which does the same. */
export function KeyButton({ letter, children, ...button }: ButtonProps & { letter: string }) {
  return (
    <Button aria-keyshortcuts={letter} {...button}>
      {children} <Kbd>{letter}</Kbd>
    </Button>
  );
}
