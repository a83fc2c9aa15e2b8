import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLayoutEffect } from 'react';
import { LargerTextIcon } from '../ui/list/icons';
import { rememberedChoice } from '../ui/form/remembered';

const textSize = rememberedChoice('admin-text', ['usual', 'larger']);

export const useTextSize = textSize.use;

/** All sizes of text follow the root's, see theme.ts. */
export function TextSize() {
  const size = textSize.use();
  useLayoutEffect(() => {
    document.documentElement.dataset['text'] = size;
  }, [size]);
  return null;
}

/** For poor eyesight: 18 px instead of 15, 16 instead of 13; remembered in this browser. */
export function TextSizeToggle() {
  const larger = textSize.use() === 'larger';
  return (
    <Tooltip title={larger ? 'Larger text: on' : 'Larger text: off'}>
      <IconButton
        color="inherit"
        aria-label="Larger text"
        aria-pressed={larger}
        onClick={() => textSize.choose(larger ? 'usual' : 'larger')}
        sx={larger ? { bgcolor: 'rgb(255 255 255 / 18%)' } : null}
      >
        <LargerTextIcon />
      </IconButton>
    </Tooltip>
  );
}
