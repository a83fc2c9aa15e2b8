import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { useState } from 'react';
import { useCan } from '../../../../session/permissions';
import { shortDayAndTime, dayAndMonth } from '../../../../ui/time/india-date';
import { Kbd } from '../../../../ui/form/kbd';
import { isTyping, useShortcuts } from '../../../../ui/form/shortcuts';
import { VERIFY_KEYS } from '../keys';
import { TIGHT } from '../layout';
import { AskDialog } from './ask-dialog';
import { PassDialog } from './pass-dialog';
import { useQueueTexts } from './queue.en';
import { isAskable, useAssign, useGiveBack, useTakeBack, useWithdraw } from './use-case-acts';

interface Props {
  user: PendingVerification;
  /** It has left the queue. */
  gone?: boolean;
}

/** What reviewers share about a case: whose it is, what its member is asked, and the first of two approvals. */
export function CaseTeamBar({ user, gone = false }: Props) {
  const texts = useQueueTexts();
  const [dialog, setDialog] = useState<'pass' | 'ask' | null>(null);
  const { userId, team } = user;
  const tight = useMediaQuery(TIGHT, { noSsr: true });
  const mayAct = useCan('verify.decide') && !gone;
  const assigning = useAssign(() => texts.assignedToMe);
  const givingBack = useGiveBack(texts.givenBack);
  const mayAsk = mayAct && isAskable(user);
  const toMe =
    mayAct && !team.assignment?.mine && !assigning.isPending ? () => assigning.mutate({ userId }) : undefined;
  const key = (act: (() => void) | undefined) => act && (() => void (isTyping() || act()));
  const pass = mayAct ? () => setDialog('pass') : undefined;
  const ask = mayAsk ? () => setDialog('ask') : undefined;
  useShortcuts({ [VERIFY_KEYS.assign]: key(toMe), [VERIFY_KEYS.pass]: key(pass), [VERIFY_KEYS.ask]: key(ask) });
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Assigned user={user} />
        {toMe && (
          <Button size="small" aria-keyshortcuts="M" onClick={toMe}>
            {texts.assign} <Kbd>M</Kbd>
          </Button>
        )}
        {mayAct && team.assignment && (
          <Button size="small" loading={givingBack.isPending} onClick={() => givingBack.mutate(userId)}>
            {texts.giveBack}
          </Button>
        )}
        {pass && (
          <Button size="small" aria-keyshortcuts="P" onClick={pass}>
            {texts.pass} <Kbd>P</Kbd>
          </Button>
        )}
        {ask && !tight && (
          <Button size="small" aria-keyshortcuts="Q" onClick={ask}>
            {texts.ask} <Kbd>Q</Kbd>
          </Button>
        )}
        {team.remindedAt && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {texts.reminded(team.reminders, dayAndMonth(team.remindedAt))}
          </Box>
        )}
      </Box>
      <TwoReviewers user={user} mayAct={mayAct} />
      <Asked user={user} mayAct={mayAct} />
      {dialog === 'pass' && <PassDialog user={user} onClose={() => setDialog(null)} />}
      {dialog === 'ask' && <AskDialog user={user} onClose={() => setDialog(null)} />}
    </Box>
  );
}

function Assigned({ user: { team } }: { user: PendingVerification }) {
  const texts = useQueueTexts();
  const { assignment } = team;
  return (
    <Box component="span" sx={{ mr: 0.5, color: 'text.secondary' }}>
      {texts.assignedTo}{' '}
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {!assignment ? texts.noOne : assignment.mine ? texts.you : assignment.to.name}
      </Box>
      {assignment && ` ${texts.byName(assignment.by, shortDayAndTime(assignment.at))}`}
      {assignment?.note && (
        <Box component="q" sx={{ display: 'block', overflowWrap: 'anywhere', color: 'text.primary' }}>
          {assignment.note}
        </Box>
      )}
    </Box>
  );
}

function TwoReviewers({ user: { userId, team }, mayAct }: { user: PendingVerification; mayAct: boolean }) {
  const texts = useQueueTexts();
  const takingBack = useTakeBack();
  const { firstYes } = team;
  if (!firstYes) return team.needsTwo ? <Alert severity="info">{texts.needsTwo}</Alert> : null;
  const when = shortDayAndTime(firstYes.at);
  return (
    <Alert
      severity="warning"
      action={
        firstYes.mine &&
        mayAct && (
          <Button color="inherit" loading={takingBack.isPending} onClick={() => takingBack.mutate(userId)}>
            {texts.takeBack}
          </Button>
        )
      }
    >
      {firstYes.mine ? texts.ownFirstYes(when) : texts.firstYes(firstYes.by, when)}
    </Alert>
  );
}

const SAID = { m: 0, mt: 0.25, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Asked({ user: { userId, team }, mayAct }: { user: PendingVerification; mayAct: boolean }) {
  const texts = useQueueTexts();
  const withdrawing = useWithdraw();
  const asked = team.question;
  if (!asked || asked.state === 'decided') return null;
  const open = asked.state === 'open';
  return (
    <Alert
      severity={asked.state === 'unanswered' ? 'warning' : 'info'}
      icon={false}
      action={
        open &&
        mayAct && (
          <Button color="inherit" loading={withdrawing.isPending} onClick={() => withdrawing.mutate(userId)}>
            {texts.withdrawQuestion}
          </Button>
        )
      }
    >
      {texts.asked(asked.askedBy, shortDayAndTime(asked.askedAt))}
      <Box component="blockquote" sx={SAID}>
        {asked.question}
      </Box>
      {asked.answer !== null && asked.endedAt && (
        <Box sx={{ mt: 1, fontWeight: 600 }}>
          {texts.answered(shortDayAndTime(asked.endedAt))}
          <Box component="blockquote" sx={SAID}>
            {asked.answer}
          </Box>
        </Box>
      )}
      {open && <Box sx={{ mt: 0.5 }}>{texts.stopped}</Box>}
      {asked.state === 'unanswered' && <Box sx={{ mt: 0.5 }}>{texts.unanswered}</Box>}
      {asked.state === 'withdrawn' && <Box sx={{ mt: 0.5 }}>{texts.withdrawn}</Box>}
    </Alert>
  );
}
