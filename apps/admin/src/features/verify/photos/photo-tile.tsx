import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { PHOTO_CLOCK, type WaitingPhoto } from '@kalyanam/shared/team/photo-review';
import { PHOTO_PIXELS } from '@kalyanam/shared/topics/photos/photos';
import { useEffect, useRef } from 'react';
import { ClockChip } from '../../../ui/time/clock-chip';
import { StateChip } from '../../../ui/list/state-chip';
import type { Outcome } from './use-photo-verdicts';

const OUTCOMES = {
  sending: { tone: 'plain', words: 'Saving…' },
  fine: { tone: 'good', words: 'Approved' },
  refused: { tone: 'bad', words: 'Refused' },
  elsewhere: { tone: 'plain', words: 'Already reviewed' },
} as const satisfies Record<Outcome, object>;

interface Props {
  waiting: WaitingPhoto;
  outcome: Outcome | undefined;
  /** The one that the keys are about. */
  current: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onSeen: () => void;
}

const labelOf = ({ name, age, main, declared, likenesses }: WaitingPhoto, outcome: Outcome | undefined): string =>
  [
    `${name}, ${age}`,
    main ? 'main photo' : '',
    declared ? '' : 'not declared real',
    outcome ? OUTCOMES[outcome].words : '',
    ...likenesses.map(({ sentence }) => sentence),
  ]
    .filter(Boolean)
    .join('. ');

export function PhotoTile({ waiting, outcome, current, onFocus, onOpen, onSeen }: Props) {
  const { photo, name, age, main, uploadedAt, declared, likenesses } = waiting;
  const tile = useRef<HTMLButtonElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    if (!tile.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current(), { threshold: 0.5 });
    observer.observe(tile.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0 }}>
      <ButtonBase
        ref={tile}
        data-photo={photo.id}
        tabIndex={current ? 0 : -1}
        aria-label={labelOf(waiting, outcome)}
        onFocus={onFocus}
        onClick={onOpen}
        sx={{
          display: 'block',
          width: '100%',
          font: 'inherit',
          borderRadius: 2,
          overflow: 'hidden',
          textAlign: 'left',
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Box
          component="img"
          src={photo.card}
          alt=""
          {...PHOTO_PIXELS.card}
          loading="lazy"
          decoding="async"
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            aspectRatio: '1',
            objectFit: 'cover',
            objectPosition: '50% 25%',
            bgcolor: 'ground.track',
            opacity: outcome ? 0.35 : 1,
          }}
        />
        <Box
          component="span"
          sx={{
            display: 'block',
            pt: 0.5,
            fontSize: '0.875rem',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {`${name}, ${age}${main ? ' · main' : ''}`}
        </Box>
      </ButtonBase>
      <Box
        sx={{
          position: 'absolute',
          top: 6,
          left: 6,
          right: 6,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          pointerEvents: 'none',
        }}
      >
        {!outcome && <ClockChip enteredAt={uploadedAt} hours={PHOTO_CLOCK} />}
        {!outcome && !declared && <StateChip tone="warn">Not declared real</StateChip>}
        {outcome && <StateChip tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].words}</StateChip>}
        {!outcome &&
          likenesses.map(({ level, sentence }) => (
            <StateChip key={sentence} tone={level === 'strong' ? 'bad' : 'warn'}>
              {level === 'strong' ? 'Same picture' : 'Similar picture'}
            </StateChip>
          ))}
      </Box>
    </Box>
  );
}
