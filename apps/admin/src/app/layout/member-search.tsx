import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useCan } from '../../session/permissions';
import { SearchIcon } from '../../ui/icons';
import { Kbd } from '../../ui/kbd';
import { useShortcuts } from '../../ui/shortcuts';

const load = () => import('./member-search-dialog');
const MemberSearchDialog = lazy(async () => ({ default: (await load()).MemberSearchDialog }));

/** Finds a member from every page, by `/` or Ctrl+K. */
export function MemberSearch() {
  const [open, setOpen] = useState(false);
  const allowed = useCan('users.read');
  const ask = () => setOpen(true);
  useShortcuts({ '/': allowed ? ask : undefined });
  useEffect(() => {
    if (!allowed) return;
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyK') return;
      event.preventDefault();
      if (document.querySelector('[role="dialog"]') === null) setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [allowed]);
  if (!allowed) return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SearchIcon />}
        aria-label="Find a member"
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
          <MemberSearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
