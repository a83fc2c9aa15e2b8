import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '../../../session/permissions';
import { forgetTyping, isTyping, useShortcuts } from '../../../ui/form/shortcuts';
import { ListPage, useListPage } from '../../../ui/list/list-page';
import { useKeyWords } from '../../../ui/words/key-words';
import { sentence, type DecidedRow, type ListOf, type UnlistedRow } from './list';
import { queueColumns } from './queue-columns';

const keysFor = (one: string) =>
  [
    ['J / K', 'Next / previous text'],
    ['M', `Same as a ${one} in the list`],
    ['N', `Add as a new ${one}`],
    ['L', 'Keep as written'],
    ['Z', 'Undo, for 10 seconds'],
  ] as const;

/** Texts that the list does not have, for the team to answer. */
export function Queue<Row extends UnlistedRow, Decision extends DecidedRow>({ of }: { of: ListOf<Row, Decision> }) {
  const { one, many, decides, says } = of;
  const page = useListPage<Row>(of.queue);
  const mayDecide = useCan(decides);
  const rows = page.result.data?.rows ?? [];
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
  useKeyWords(of.queue.title, mayDecide ? keysFor(one) : []);
  return (
    <ListPage
      {...page}
      name={sentence(many)}
      columns={queueColumns(of, mayDecide ? { current: rows[place]?.key, onFocus: setChosen } : null)}
      idOf={({ key }) => key}
      lead={says.queue}
      links={
        <Button component={Link} to={of.decided.page}>
          Decided
        </Button>
      }
      empty={`No ${many} waiting`}
    />
  );
}
