import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { indianNumber } from '../time/india-date';
import { KeyButton } from './kbd';
import { endQuietMomentSoon, isQuietMoment } from '../feedback/quiet-moment';
import { forgetTyping, isTyping, useShortcuts } from './shortcuts';
import { toast } from '../feedback/toast';

/** A queue of which one case is on the screen: J and K turn to the next and the one before. */
export function useOneByOne<Case extends { id: string }>(cases: readonly Case[]) {
  const [place, setPlace] = useState(0);
  // Decisions elsewhere may have left fewer cases than before.
  const at = Math.max(0, Math.min(place, cases.length - 1));
  const go = (step: number) => {
    // Turning is no typing: the next key may decide.
    if (!isTyping()) forgetTyping();
    setPlace(Math.max(0, Math.min(at + step, cases.length - 1)));
  };
  useShortcuts({ j: () => go(1), k: () => go(-1) });
  useEffect(endQuietMomentSoon, [cases[at]?.id]);
  return { shown: cases[at], turning: { at, of: cases.length, onGo: go } };
}

type TurningProps = ReturnType<typeof useOneByOne>['turning'];

/** For those who do not use the keys; nothing where one case is all. */
export function Turning({ at, of, onGo }: TurningProps) {
  if (of < 2) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 3 }}>
      <KeyButton letter="K" disabled={at === 0} onClick={() => onGo(-1)}>
        Previous
      </KeyButton>
      <KeyButton letter="J" disabled={at === of - 1} onClick={() => onGo(1)}>
        Next
      </KeyButton>
      <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
        {`${indianNumber(at + 1)} of ${indianNumber(of)}`}
      </Box>
    </Box>
  );
}

/** R53: a letter of a word that is typed decides nothing, nor does a key before the next case has been there for a moment. */
export const byKey = (decide: () => void) => () => {
  if (isQuietMoment()) return;
  if (isTyping()) return toast('Keys pressed in a row decide nothing. Press once more.', 'problem');
  decide();
};
