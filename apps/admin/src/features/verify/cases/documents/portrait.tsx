import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { useState } from 'react';
import { PhotoDialog } from '../../../../ui/list/photos';
import { fullDay } from '../../../../ui/time/india-date';
import { markLookedAt } from '../decision/missing';
import { useTexts } from '../verify.en';
import { useInView } from './use-in-view';

const WIDTH = 160;
const TILE = { width: '100%', maxWidth: WIDTH, aspectRatio: '4 / 5', borderRadius: 2, display: 'block' };

function Picture({ user }: { user: PendingVerification }) {
  const { evidence } = useTexts();
  const [shown, setShown] = useState<number | null>(null);
  const frame = useInView<HTMLButtonElement>(() => markLookedAt(user, 'photo'));
  const [first] = user.photos;
  if (!first) return null;
  return (
    <>
      <ButtonBase
        ref={frame}
        aria-label={evidence.enlarge(user.name)}
        onClick={() => setShown(0)}
        sx={{ borderRadius: 2, width: '100%', maxWidth: WIDTH }}
      >
        <Box
          component="img"
          src={first.card}
          alt=""
          width={WIDTH}
          height={WIDTH * 1.25}
          sx={{ ...TILE, objectFit: 'cover', bgcolor: 'ground.track' }}
        />
      </ButtonBase>
      {user.photos.length > 1 && <Box sx={{ color: 'text.secondary' }}>{evidence.photos(user.photos.length)}</Box>}
      {shown !== null && (
        <PhotoDialog
          name={user.name}
          photos={user.photos}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/** Face, name and date of birth as the member gave them, beside the card that says the same or does not. */
export function Portrait({ user }: { user: PendingVerification }) {
  const { evidence } = useTexts();
  return (
    <Box sx={{ minWidth: 0 }}>
      {user.photos.length > 0 ? (
        <Picture key={`${user.caseId} ${user.seen}`} user={user} />
      ) : (
        <Box
          sx={{ ...TILE, display: 'grid', placeItems: 'center', p: 1, textAlign: 'center', bgcolor: 'ground.track' }}
        >
          {evidence.noPhoto}
        </Box>
      )}
      <Box
        translate="no"
        sx={{ fontSize: 'min(1.25rem, 5.2vw)', fontWeight: 600, lineHeight: 1.25, mt: 1, overflowWrap: 'anywhere' }}
      >
        {user.name}
      </Box>
      <Box sx={{ fontSize: 'min(1.25rem, 5.2vw)', lineHeight: 1.3 }}>{fullDay(user.dob)}</Box>
    </Box>
  );
}
