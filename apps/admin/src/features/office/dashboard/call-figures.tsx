import Box from '@mui/material/Box';
import type { CallFigures as Figures } from '@kalyanam/shared/team/overview';
import type { CallOutcome } from '@kalyanam/shared/contracts/calls';
import { Panel } from '../../../ui/list/panel';
import { MeaningOf } from './figure-list';
import { figure } from './figures';

const OUTCOMES: readonly { value: CallOutcome; label: string }[] = [
  { value: 'going-on', label: 'Still talking' },
  { value: 'not-for-us', label: 'Not for them' },
  { value: 'no-answer', label: 'No one answered' },
  { value: 'not-as-described', label: 'Not as described' },
  { value: 'asked-money', label: 'Asked for money' },
];
const ROW = {
  display: 'flex',
  gap: 0.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '& dd': { m: 0, ml: 'auto', fontWeight: 600 },
};

/** '5 of 8 accepted interests (63 %) have agreed on a call'. */
export function callWords({ accepted, withCall }: Pick<Figures, 'accepted' | 'withCall'>): string {
  if (accepted === 0) return 'No interest was accepted in the last four weeks';
  return `${figure(withCall)} of ${figure(accepted)} accepted interests (${Math.round((withCall / accepted) * 100)} %) have agreed on a call`;
}

/** C10: counts only; when families talk, and what one of them said, is theirs. */
export function CallFigures({ calls }: { calls: Figures }) {
  const said = OUTCOMES.filter(({ value }) => calls.outcomes[value]);
  return (
    <Panel title="First calls">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
        {callWords(calls)}
        <MeaningOf name="First calls">
          Interests accepted in the last 28 days, and how many of them agreed on a call within 14 days.
        </MeaningOf>
      </Box>
      {said.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
          {said.map(({ value, label }) => (
            <Box key={value} sx={ROW}>
              <dt>{label}</dt>
              <dd>{figure(calls.outcomes[value] ?? 0)}</dd>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
