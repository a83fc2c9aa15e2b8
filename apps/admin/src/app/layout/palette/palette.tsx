import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SearchIcon } from '../../../ui/list/icons';
import { Kbd } from '../../../ui/form/kbd';
import { useShortcuts } from '../../../ui/form/shortcuts';

const load = () => import('./palette-dialog');
const PaletteDialog = lazy(async () => ({ default: (await load()).PaletteDialog }));

/** One search over everything, from every page: `/`, Ctrl+K, or the glass in the bar. */
export function Palette() {
  const [open, setOpen] = useState(false);
  const ask = () => setOpen(true);
  useShortcuts({ '/': ask });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyK') return;
      event.preventDefault();
      if (document.querySelector('[role="dialog"]') === null) setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SearchIcon />}
        aria-label="Search"
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => null)}
        onClick={ask}
        sx={{ minWidth: 0, whiteSpace: 'nowrap', '& .MuiButton-startIcon': { mr: { xs: 0, xl: 1 } } }}
      >
        <span aria-hidden>
          <Kbd>/</Kbd>
        </span>
      </Button>
      {open && (
        <Suspense>
          <PaletteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
