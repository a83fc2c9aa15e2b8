import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';

/** The key that does the same as the control around it; not shown where there is only touch. */
export const Kbd = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      font: 'inherit',
      fontSize: '0.75rem',
      fontWeight: 600,
      lineHeight: '18px',
      border: 1,
      borderRadius: '4px',
      px: '5px',
      ml: 0.75,
      display: { xs: 'none', md: 'inline' },
      '@media (hover: none)': { display: 'none' },
    }}
  >
    {children}
  </Box>
);

/** A button that says the letter which does the same. */
export function KeyButton({ letter, children, ...button }: ButtonProps & { letter: string }) {
  return (
    <Button aria-keyshortcuts={letter} {...button}>
      {children} <Kbd>{letter}</Kbd>
    </Button>
  );
}
