import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ColumnsIcon } from './icons';
import type { ColumnChoice } from './use-columns';

/** In the corner of a table: which columns it has. */
export function ColumnsMenu<Row, Sort extends string>({ choice }: { choice: ColumnChoice<Row, Sort> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label="Choose columns"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ position: 'absolute', top: 2, right: 4, zIndex: 3 }}
      >
        <ColumnsIcon />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns', sx: { p: 1.5, minWidth: 200 } } }}
      >
        <Stack>
          {choice.free.map((column, index) => (
            <FormControlLabel
              key={column.key}
              control={
                <Checkbox
                  size="small"
                  autoFocus={index === 0}
                  checked={choice.isShown(column)}
                  onChange={() => choice.toggle(column)}
                />
              }
              label={column.name}
            />
          ))}
          <Button
            size="small"
            disabled={choice.reset === null}
            onClick={() => {
              choice.reset?.();
              // The button is disabled now, and no key reaches what has the focus and is disabled.
              setAnchor(null);
            }}
          >
            Reset to default
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
