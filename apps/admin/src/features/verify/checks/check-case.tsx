import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { CheckDecisionRequest, WaitingCheck } from '@kalyanam/shared/team/check-queue';
import { CHECK_REFUSALS } from '@kalyanam/shared/base/vocabulary/check-refusals';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnline } from '@kalyanam/web/online';
import { useAdmin } from '../../../session/admin-session';
import { useCan } from '../../../session/permissions';
import { userPath } from '../../../shell/paths';
import { ClockChip } from '../../../ui/time/clock-chip';
import { decideInAMoment } from '../../../ui/feedback/decide-later';
import { FactList } from '../../../ui/list/fact-list';
import { shortDayAndTime } from '../../../ui/time/india-date';
import { KeyButton } from '../../../ui/form/kbd';
import { byKey } from '../../../ui/form/one-by-one';
import { PageLink } from '../../../ui/list/page-link';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { RefusalDialog } from '../../../ui/form/refusal-dialog';
import { useShortcuts } from '../../../ui/form/shortcuts';
import { StampedCanvas } from '../../../ui/list/stamped-canvas';
import { useTeamCheckTexts } from '../../../ui/list/team-checks.en';
import { checkKey, decideCheck, openCheckFile } from './checks.queries';
import { saidFacts } from './said-facts';

interface Props {
  check: WaitingCheck;
  onDecided: () => unknown;
}

/** One file next to the facts of the profile; nothing is decided before the file was opened. */
export function CheckCase({ check, onDecided }: Props) {
  const { id, userId, fact, kind, said, photo, seen, since } = check;
  const admin = useAdmin();
  const mayOpen = useCan('documents.read');
  const inRole = useCan('verify.decide');
  const online = useOnline();
  const texts = useTeamCheckTexts();
  const factName = texts.facts[fact];
  const [refusing, setRefusing] = useState(false);
  const [paperUntil, setPaperUntil] = useState('');
  const opening = useMutation({
    mutationFn: async () => ({
      picture: await createImageBitmap(await openCheckFile(id)),
      stamp: `${admin?.name ?? ''} · ${shortDayAndTime(new Date())}`,
    }),
    gcTime: 0,
  });
  const { data: opened } = opening;
  // A bitmap's memory is freed when it is closed, not when it is collected.
  useEffect(() => () => opened?.picture.close(), [opened]);
  const decide = (request: CheckDecisionRequest) =>
    decideInAMoment({
      key: checkKey(check),
      sentence: `${factName}: ${request.verdict === 'checked' ? 'checked' : 'not confirmed'}. The file is erased`,
      name: said.name ?? '',
      send: () => decideCheck(id, request),
      after: onDecided,
    });
  const ready = inRole && online && opened !== undefined;
  const open = () => {
    if (mayOpen && !opened && !opening.isPending) opening.mutate();
  };
  const confirm = () => {
    if (ready) decide({ seen, verdict: 'checked', ...(paperUntil && { paperUntil }) });
  };
  useShortcuts({ f: open, a: byKey(confirm), r: ready ? byKey(() => setRefusing(true)) : undefined });
  const title = `${factName}: ${texts.evidence[kind]}`;
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.25rem' }}>
          {title}
        </Box>
        <ClockChip enteredAt={since} />
        <PageLink to={userPath(userId)} asWritten={Boolean(said.name)}>
          {said.name ?? 'User'}
        </PageLink>
      </Box>
      <FactList facts={saidFacts(said)} />
      {photo && (
        <Box component="img" src={photo.card} alt="The main photo" width={160} height={200} sx={{ borderRadius: 1 }} />
      )}
      {opened ? (
        <StampedCanvas picture={opened.picture} stamp={opened.stamp} turns={0} label={title} />
      ) : (
        <KeyButton
          variant="outlined"
          letter="F"
          disabled={!mayOpen}
          loading={opening.isPending}
          onClick={open}
          sx={{ justifySelf: 'start' }}
        >
          Open the file
        </KeyButton>
      )}
      {opening.isError && (
        <Alert severity="error">{problemSentence(opening.error, 'The file could not be opened')}</Alert>
      )}
      {fact === 'abroad' && (
        <TextField
          type="date"
          size="small"
          label="Valid until, if the card says so"
          value={paperUntil}
          onChange={(event) => setPaperUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ justifySelf: 'start', minWidth: 260 }}
        />
      )}
      <Box
        sx={{
          ...{ display: 'flex', gap: 1.5, flexWrap: 'wrap' },
          // A file is longer than the screen.
          ...{ position: 'sticky', bottom: 0, py: 1.5, bgcolor: 'background.default' },
        }}
      >
        <KeyButton variant="outlined" color="inherit" letter="A" disabled={!ready} onClick={confirm}>
          Checked
        </KeyButton>
        <KeyButton variant="outlined" color="error" letter="R" disabled={!ready} onClick={() => setRefusing(true)}>
          Could not be confirmed
        </KeyButton>
      </Box>
      {refusing && (
        <RefusalDialog
          title={`Why can ${factName.toLowerCase()} not be confirmed?`}
          told="The member reads the reason. The file is erased."
          reasons={CHECK_REFUSALS}
          onClose={() => setRefusing(false)}
          onRefuse={(refusal) => {
            setRefusing(false);
            decide({ seen, verdict: 'failed', refusal });
          }}
        />
      )}
    </Box>
  );
}
