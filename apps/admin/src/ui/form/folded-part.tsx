import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState, type ReactNode } from 'react';
import { ForwardIcon } from '../list/icons';

interface Props {
  title: ReactNode;
  /** Where something else opens it as well. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  children: ReactNode;
}

/** A part that is read now and then: closed until it is asked for. */
export function FoldedPart({ title, open: wanted, onOpen, children }: Props) {
  const id = useId();
  const [own, setOwn] = useState(false);
  const open = wanted ?? own;
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box component="h3" sx={{ m: 0, font: 'inherit' }}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          onClick={() => (onOpen ?? setOwn)(!open)}
          sx={{
            width: '100%',
            minHeight: 44,
            justifyContent: 'flex-start',
            gap: 0.5,
            font: 'inherit',
            fontWeight: 600,
            textAlign: 'start',
          }}
        >
          <ForwardIcon aria-hidden sx={{ transform: open ? 'rotate(90deg)' : 'none' }} />
          {title}
        </ButtonBase>
      </Box>
      <Box id={id} hidden={!open}>
        {open && children}
      </Box>
    </Box>
  );
}
