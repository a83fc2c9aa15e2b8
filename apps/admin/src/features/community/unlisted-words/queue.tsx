import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '../../../session/permissions';
import { ExportButton } from '../../../ui/list/export-button';
import { useKeyWords } from '../../../ui/words/key-words';
import { ListFilters } from '../../../ui/list/filters';
import { tableQuery } from '../../../ui/list/list-queries';
import { ListResult } from '../../../ui/list/list-result';
import { SearchField } from '../../../ui/list/search-field';
import { useListState } from '../../../ui/list/use-list-state';
import { PageFrame } from '../../../ui/list/page';
import { forgetTyping, isTyping, useShortcuts } from '../../../ui/form/shortcuts';
import { sentence, unlistedTitle, type DecidedRow, type ListOf, type UnlistedRow } from './list';
import { queueColumns } from './queue-columns';

const keysFor = (one: string) =>
  [
    ['J / K', 'Next / previous text'],
    ['M', `Map to a ${one} of the list`],
    ['N', `Add as a new ${one}`],
    ['L', 'Leave as it is'],
    ['Z', 'Undo, for 10 seconds'],
  ] as const;

/** Texts that the list does not have, for the team to answer. */
export function Queue<Row extends UnlistedRow, Decision extends DecidedRow>({ of }: { of: ListOf<Row, Decision> }) {
  const { one, many, permissions, pages, routes, says } = of;
  const list = useListState([], { by: 'oldest', direction: 'asc' });
  const texts = useQuery(tableQuery<Row>(routes.queue, list.query));
  const mayDecide = useCan(permissions.decide);
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
    if (row) document.querySelector<HTMLElement>(`[data-unlisted="${CSS.escape(row.key)}"] button`)?.focus();
  };
  useShortcuts(mayDecide ? { j: () => turn(1), k: () => turn(-1) } : {});
  useKeyWords(unlistedTitle(of), mayDecide ? keysFor(one) : []);
  return (
    <PageFrame
      title={unlistedTitle(of)}
      wide
      lead={says.queue}
      tools={
        <>
          <Button component={Link} to={pages.decided}>
            Decided
          </Button>
          <ExportButton needs={permissions.export} name={many} list={routes.queue} chosen={list.chosen} />
        </>
      }
    >
      <ListFilters>
        <SearchField label="Search by text" value={list.value('q')} onSearch={(q) => list.set({ q })} />
      </ListFilters>
      <ListResult
        name={sentence(many)}
        columns={queueColumns(of, mayDecide ? { current: rows[place]?.key, onFocus: setChosen } : null)}
        idOf={({ key }) => key}
        result={texts}
        list={list}
        empty={`No ${many} waiting`}
      />
    </PageFrame>
  );
}
