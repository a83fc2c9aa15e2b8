import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../../shell/paths';
import { pageHeading, useFocusTo } from '../../../../ui/form/focus';
import { PageFrame } from '../../../../ui/list/page';
import { Permitted } from '../../../../ui/list/permitted';
import { SheetStep } from './sheet-step';
import { TextStep } from './text-step';
import { useSheet } from './use-sheet';
import { WorkBar } from './work-bar';

/** 'kurnool sabha.csv' is the list 'kurnool sabha'. */
const labelOf = (file: string): string => file.replace(/\.[a-z]{1,5}$/i, '').slice(0, TEAM_LIMITS.batchLabelLength);

function AddEligible() {
  const noteFocus = useFocusTo(() => document.querySelector<HTMLElement>('main h2') ?? pageHeading());
  const sheet = useSheet();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const check = (text: string) => {
    setTyped(text);
    setName('');
    void sheet.open(text);
  };
  const { lines, work, problem } = sheet;
  const step = (shown: ReactNode) => (
    <Box onFocus={noteFocus} sx={{ display: 'contents' }}>
      {shown}
    </Box>
  );
  if (lines) return step(<SheetStep sheet={sheet} lines={lines} name={name} />);
  // The one refusal that is about the text is shown at the field.
  const ofText = problem === ADMIN_MESSAGES.eligiblePairs ? problem : null;
  return step(
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}>
      <TextStep
        text={typed}
        problem={ofText}
        busy={work !== null}
        onCheck={check}
        onType={sheet.heed}
        onFile={(file, text) => {
          setName(labelOf(file));
          void sheet.open(text);
        }}
      />
      {problem && !ofText && <Alert severity="error">{problem}</Alert>}
      {work && <WorkBar work={work} onStop={sheet.stop} />}
    </Paper>,
  );
}

export const Page = () => (
  <PageFrame
    title="Add Eligible Users"
    lead="Members who verify both the email and the phone of a pair on this list are approved immediately."
    tools={
      <>
        <Button component={Link} to={PATHS.eligibleBatches}>
          All imports
        </Button>
        <Button component={Link} to={PATHS.eligibleUsers}>
          All eligible users
        </Button>
      </>
    }
  >
    <Permitted to="eligible.write" otherwise="Only owners can add eligible users">
      <AddEligible />
    </Permitted>
  </PageFrame>
);
