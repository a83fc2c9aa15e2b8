import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PhotoTraceAnswer } from '@kalyanam/shared/team/photo-traces';
import { PageFrame } from '../../../ui/list/page';
import { Permitted } from '../../../ui/list/permitted';
import { TraceForm } from './trace-form';
import { TraceResult } from './trace-result';

const CAN = [
  'It finds the mark after another encoding, in a smaller size, brighter or darker, and cut to half of the picture.',
  'It cannot tell from a picture that was turned, from a photo of a screen, or from one that was drawn again by a program; nor when the member has removed the photo.',
  'It compares with everyone who received photos of this member, the member and the team. It is evidence for you to judge: nothing happens automatically.',
];

export const Page = () => (
  <PageFrame
    title="Trace a picture"
    lead="A member’s photo turned up elsewhere: through whom did it leave? Every trace is in the audit log."
  >
    <Permitted to="photos.trace" otherwise="Only owners can trace pictures">
      <Tracing />
    </Permitted>
  </PageFrame>
);

function Tracing() {
  const [answer, setAnswer] = useState<PhotoTraceAnswer | null>(null);
  return (
    <>
      <TraceForm onAnswer={setAnswer} />
      {answer && <TraceResult answer={answer} />}
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {CAN.map((sentence) => (
          <Typography key={sentence} component="li">
            {sentence}
          </Typography>
        ))}
      </Box>
    </>
  );
}
