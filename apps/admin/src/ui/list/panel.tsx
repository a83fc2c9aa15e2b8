import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

interface Props {
  title: string;
  /** Shown next to the title. */
  aside?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function Panel({ title, aside, headingRef, children }: Props) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1.5 }}>
        <Typography ref={headingRef ?? null} id={id} variant="h3" component="h2" tabIndex={-1} sx={{ outline: 0 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Paper>
  );
}

export const TitledPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 2.25 }}>
    <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', mb: 0.75 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
