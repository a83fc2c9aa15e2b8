import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { WaitingPhoto } from '@kalyanam/shared/team/photo-review';
import { PHOTO_REFUSALS } from '@kalyanam/shared/base/vocabulary/photo-refusals';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useCan } from '../../../session/permissions';
import { Kbd } from '../../../ui/form/kbd';
import { RefusalDialog } from '../../../ui/form/refusal-dialog';
import { forgetTyping, isTyping, useShortcuts, useShortcutsOn } from '../../../ui/form/shortcuts';
import { EnlargedPhoto } from './enlarged-photo';
import { PhotoTile } from './photo-tile';
import type { PhotoVerdicts } from './use-photo-verdicts';

interface Props {
  photos: readonly WaitingPhoto[];
  verdicts: PhotoVerdicts;
  /** The next screen is asked for. */
  onDone: () => void;
}

/** How many tiles lie beside each other. */
function columnsOf(list: HTMLElement): number {
  const tops = [...list.children].map((tile) => (tile as HTMLElement).offsetTop);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}

export function PhotoGrid({ photos, verdicts: { outcomes, judge }, onDone }: Props) {
  const mayReview = useCan('photos.review');
  const keysOn = useShortcutsOn();
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [dialog, setDialog] = useState<'reasons' | 'enlarged' | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const current = photos[at];
  const open = photos.map(({ photo }) => photo.id).filter((id) => !outcomes.has(id));
  const isOpen = current !== undefined && !outcomes.has(current.photo.id);
  const allSeen = open.every((id) => seen.has(id));

  const focus = (index: number) => {
    const tile = list.current?.children[index]?.querySelector('button');
    if (!tile) return;
    setAt(index);
    tile.focus();
  };
  const next = () => {
    const after = [...photos.keys()].filter((index) => index !== at && !outcomes.has(photos[index]?.photo.id ?? ''));
    const index = after.find((one) => one > at) ?? after[0] ?? at;
    setAt(index);
    if (dialog === null) focus(index);
  };
  /** A verdict is no typing: the next one may follow immediately. */
  const byKey = (act: () => void) => {
    if (isTyping()) return;
    forgetTyping();
    act();
  };
  const fine = () => {
    if (!mayReview || !current || !isOpen) return;
    setDialog(null);
    void judge([current.photo.id], 'fine');
    next();
  };
  const askReason = () => {
    if (mayReview && isOpen) setDialog('reasons');
  };
  const allFine = () => {
    if (mayReview && allSeen) void judge(open, 'fine');
  };
  const keys = {
    a: () => byKey(fine),
    f: () => byKey(fine),
    r: () => byKey(askReason),
    x: () => byKey(askReason),
  };
  useShortcuts({ ...keys, 'shift+f': () => byKey(allFine) });

  const move = (event: KeyboardEvent) => {
    const columns = list.current ? columnsOf(list.current) : 1;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      focus(Math.min(Math.max(at + step, 0), photos.length - 1));
    } else if (event.key === ' ' && mayReview && keysOn) {
      // A button would be pressed by it.
      event.preventDefault();
      if (!event.repeat) byKey(fine);
    }
  };

  // Also when a dialog has closed: a verdict in it has moved on.
  const focusCurrent = useEffectEvent(() => focus(at));
  useEffect(() => {
    if (dialog === null) focusCurrent();
  }, [dialog]);
  const decided = photos.length > 0 && open.length === 0;
  useEffect(() => {
    if (decided && [...outcomes.values()].every((outcome) => outcome !== 'sending')) onDone();
  }, [decided, outcomes, onDone]);

  return (
    <>
      {mayReview && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button variant="contained" disabled={!isOpen} onClick={fine}>
            Approve <Kbd>A</Kbd>
          </Button>
          <Button variant="outlined" color="error" disabled={!isOpen} onClick={askReason}>
            Refuse <Kbd>R</Kbd>
          </Button>
          <Button variant="outlined" disabled={!allSeen || open.length === 0} onClick={allFine}>
            {`Approve all ${open.length} `}
            <Kbd>Shift F</Kbd>
          </Button>
          {!allSeen && <Box sx={{ color: 'text.secondary' }}>Scroll through all photos first</Box>}
        </Box>
      )}
      <Box
        component="ul"
        ref={list}
        aria-label="Photos"
        onKeyDown={move}
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(4, minmax(0, 1fr))',
            lg: 'repeat(8, minmax(0, 1fr))',
          },
        }}
      >
        {photos.map((waiting, index) => (
          <PhotoTile
            key={waiting.photo.id}
            waiting={waiting}
            outcome={outcomes.get(waiting.photo.id)}
            current={index === at}
            onFocus={() => setAt(index)}
            onOpen={() => {
              setAt(index);
              setDialog('enlarged');
            }}
            onSeen={() =>
              setSeen((known) => (known.has(waiting.photo.id) ? known : new Set(known).add(waiting.photo.id)))
            }
          />
        ))}
      </Box>
      {dialog === 'enlarged' && current && (
        <EnlargedPhoto
          waiting={current}
          keys={keys}
          onFine={mayReview && isOpen ? fine : null}
          onRefuse={mayReview && isOpen ? askReason : null}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'reasons' && current && (
        <RefusalDialog
          title={`Refuse this photo of ${current.name}?`}
          told="The member sees the reason."
          reasons={PHOTO_REFUSALS}
          onClose={() => setDialog(null)}
          onRefuse={(reason) => {
            setDialog(null);
            forgetTyping();
            void judge([current.photo.id], 'refuse', reason);
            next();
          }}
        />
      )}
    </>
  );
}
