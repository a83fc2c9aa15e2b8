import Button from '@mui/material/Button';
import type { GothraQueueRow } from '@kalyanam/shared/admin/gothras';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '../../session/permissions';
import { PATHS } from '../../shell/paths';
import { ExportButton } from '../../ui/export-button';
import { useKeyWords } from '../../ui/key-words';
import { ListFilters } from '../../ui/list/filters';
import { tableQuery } from '../../ui/list/list-queries';
import { ListResult } from '../../ui/list/list-result';
import { SearchField } from '../../ui/list/search-field';
import { useListState } from '../../ui/list/use-list-state';
import { PageFrame } from '../../ui/page';
import { forgetTyping, isTyping, useShortcuts } from '../../ui/shortcuts';
import { gothraColumns } from './gothra-columns';

const GOTHRA_KEYS = [
  ['J / K', 'Next / previous text'],
  ['M', 'Map to a gothra of the list'],
  ['N', 'Add as a new gothra'],
  ['L', 'Leave as it is'],
  ['Z', 'Undo, for 10 seconds'],
] as const;

/** C2: what families typed and the list does not have. */
export function Page() {
  const list = useListState([], { by: 'oldest', direction: 'asc' });
  const texts = useQuery(tableQuery<GothraQueueRow>(ADMIN_ROUTES.gothras, list.query));
  const mayDecide = useCan('gothras.decide');
  const rows = texts.data?.rows ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const place = Math.max(
    0,
    rows.findIndex(({ key }) => key === chosen),
  );
  const turn = (step: number) => {
    const row = rows[place + step];
    // Turning is no typing: the next key may decide.
    if (!isTyping()) forgetTyping();
    if (row) document.querySelector<HTMLElement>(`[data-gothra="${CSS.escape(row.key)}"] button`)?.focus();
  };
  useShortcuts(mayDecide ? { j: () => turn(1), k: () => turn(-1) } : {});
  useKeyWords('Gothras not in the list', mayDecide ? GOTHRA_KEYS : []);
  return (
    <PageFrame
      title="Gothras not in the list"
      wide
      lead="What families wrote. Until you answer, members read “cannot tell”."
      tools={
        <>
          <Button component={Link} to={PATHS.gothraDecisions}>
            Decided
          </Button>
          <ExportButton needs="gothras.export" name="gothras" list={ADMIN_ROUTES.gothras} chosen={list.chosen} />
        </>
      }
    >
      <ListFilters>
        <SearchField label="Search by text" value={list.value('q')} onSearch={(q) => list.set({ q })} />
      </ListFilters>
      <ListResult
        name="Gothras"
        columns={gothraColumns(mayDecide ? { current: rows[place]?.key, onFocus: setChosen } : null)}
        idOf={({ key }) => key}
        result={texts}
        list={list}
        empty="No gothras waiting"
      />
    </PageFrame>
  );
}
