/** Which columns of a list are shown: this browser remembers the choice. */
import { useState } from 'react';
import type { Column } from './column';

const keyOf = (list: string) => `admin-columns:${list}`;

/** Only what differs from the usual is kept, so that a new column shows. */
type Choices = Readonly<Record<string, boolean>>;

function remembered(list: string): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Choices) : {};
  } catch {
    return {};
  }
}

function remember(list: string, choices: Choices) {
  try {
    if (Object.keys(choices).length > 0) localStorage.setItem(keyOf(list), JSON.stringify(choices));
    else localStorage.removeItem(keyOf(list));
  } catch {
    // The browser keeps nothing: the choice holds on this page.
  }
}

/** The name of a row and its acts stay. */
const isFixed = <Row>({ heading, act }: Column<Row>) => Boolean(heading) || Boolean(act);

export function useColumns<Row, Sort extends string>(list: string, columns: readonly Column<Row, Sort>[]) {
  const [choices, setChoices] = useState(() => remembered(list));
  const choose = (next: Choices) => {
    setChoices(next);
    remember(list, next);
  };
  const isShown = (column: Column<Row, Sort>) => isFixed(column) || (choices[column.key] ?? !column.rare);
  return {
    shown: columns.filter(isShown),
    /** Those that can be shown or hidden. */
    free: columns.filter((column) => !isFixed(column)),
    isShown,
    toggle: (column: Column<Row, Sort>) => {
      const { [column.key]: _, ...others } = choices;
      const wanted = !isShown(column);
      choose(wanted === !column.rare ? others : { ...others, [column.key]: wanted });
    },
    /** Back to the usual ones; nothing to do while they are shown. */
    reset: Object.keys(choices).length > 0 ? () => choose({}) : null,
  };
}

export type ColumnChoice<Row, Sort extends string> = ReturnType<typeof useColumns<Row, Sort>>;
