import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HUMAN_FACTS } from '@kalyanam/shared/team/checks';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { Kbd } from '../../../../ui/form/kbd';
import { isTyping, ticked, useShortcuts } from '../../../../ui/form/shortcuts';
import { toast } from '../../../../ui/feedback/toast';
import { useLookedAt } from '../decision/missing';
import { isQuietMoment } from '../../../../ui/feedback/quiet-moment';
import { useTexts } from '../verify.en';
import { VERIFY_KEYS } from '../keys';
import { CheckChip } from './check-chip';
import { isHuman, type Fact, type FactState } from './facts';
import { useChecks } from './use-checks';

interface Props {
  user: PendingVerification;
  /** The case is this reviewer's to decide. */
  mayTick: boolean;
  onCompare: () => void;
}

const DIGITS = HUMAN_FACTS.map(({ value }, index) => [String(index + 1), value] as const);

/** R69: the six facts above the case. Digits tick, with Shift they say that something is wrong; C ticks all four. */
export function ChecksStrip({ user, mayTick, onCompare }: Props) {
  const texts = useTexts().checks;
  const { checks, set } = useChecks(user);
  const looked = useLookedAt(user);
  const toggle = (fact: Fact, wanted: FactState) => {
    if (!isHuman(fact)) return;
    const state = checks.find((check) => check.fact === fact)?.state;
    set(new Map([[fact, state === wanted ? 'open' : wanted]]));
  };
  const byKey = (act: () => void) => () => {
    // A digit or C amid other letters is text, not a tick: it must not pardon what was typed.
    if (isQuietMoment() || isTyping()) return;
    ticked();
    act();
  };
  const tickAll = () => {
    if (!user.identity.file || user.photos.length === 0) return toast(texts.nothingToSee, 'problem');
    if (!looked(user.identity.kind) || !looked('photo')) return toast(texts.lookFirst, 'problem');
    const open = checks.filter(({ human, state }) => human && state === 'open');
    set(new Map(open.flatMap(({ fact }) => (isHuman(fact) ? [[fact, 'ok'] as const] : []))));
  };
  const keys = DIGITS.flatMap(([digit, fact]) => [
    [digit, byKey(() => toggle(fact, 'ok'))],
    [`shift+${digit}`, byKey(() => toggle(fact, 'wrong'))],
  ]);
  useShortcuts(
    mayTick
      ? {
          ...(Object.fromEntries(keys) as Record<string, () => void>),
          [VERIFY_KEYS.tickAll]: byKey(tickAll),
          [VERIFY_KEYS.compare]: user.duplicates.length > 0 ? byKey(onCompare) : undefined,
        }
      : {},
  );
  const open = checks.some(({ human, state }) => human && state === 'open');
  return (
    <Box
      component="section"
      aria-label={texts.title}
      sx={{
        gridArea: 'checks',
        display: 'flex',
        gap: 1,
        px: { xs: 2, lg: 2.5 },
        pb: 1.25,
        alignItems: 'stretch',
        flexWrap: 'wrap',
      }}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          flex: '1 1 560px',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.75,
        }}
      >
        {checks.map((check) => (
          <CheckChip
            key={check.fact}
            check={check}
            onTick={mayTick && check.human ? () => toggle(check.fact, 'ok') : undefined}
            onWrong={mayTick && check.human ? () => toggle(check.fact, 'wrong') : undefined}
          />
        ))}
      </Box>
      {mayTick && open && (
        <Button
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="C"
          onClick={tickAll}
          sx={{ borderColor: 'ground.control', minHeight: 44 }}
        >
          {texts.all} <Kbd>C</Kbd>
        </Button>
      )}
    </Box>
  );
}
