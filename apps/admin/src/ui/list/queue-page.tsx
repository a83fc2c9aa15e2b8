import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useUndecided } from '../feedback/decide-later';
import { Loaded } from '../feedback/load-problem';
import { Turning, useOneByOne } from '../form/one-by-one';
import { indianNumber } from '../time/india-date';
import { useKeyWords, type KeyWords } from '../words/key-words';
import { EmptyList } from './list-states';
import { PageFrame } from './page';

/** The line under the title of a queue: what waits there, how much of it, and what else to know. */
export const queueLead = (what: string, known?: { total: number; note: string }): string =>
  known ? `${what}: ${indianNumber(known.total)}. ${known.note}` : `${what}.`;

interface Props<Data, Case> {
  title: string;
  /** A list that stays the same. */
  keys: KeyWords;
  /** What waits there, and what else to know once it is counted. */
  lead: readonly [what: string, note: string];
  tools?: ReactNode;
  query: UseQueryResult<Data>;
  casesOf: (data: Data) => readonly Case[];
  /** Another one once the case has changed. */
  keyOf: (one: Case) => string;
  empty: string;
  children: (one: Case, onDecided: () => Promise<unknown>) => ReactNode;
}

/** A queue that is decided one case at a time, the oldest first. */
export function QueuePage<Data extends { total: number }, Case extends { id: string }>(props: Props<Data, Case>) {
  const { title, lead, query, keyOf } = props;
  const { shown, turning } = useOneByOne(useUndecided(query.data ? props.casesOf(query.data) : [], keyOf));
  useKeyWords(title, props.keys);
  const [what, note] = lead;
  return (
    <PageFrame
      title={title}
      lead={queueLead(what, query.data && { total: query.data.total, note })}
      tools={props.tools}
    >
      <Loaded what={title} query={query} fresh>
        {() =>
          shown ? (
            <>
              <Fragment key={keyOf(shown)}>{props.children(shown, () => query.refetch())}</Fragment>
              <Turning {...turning} />
            </>
          ) : (
            <EmptyList sentence={props.empty} />
          )
        }
      </Loaded>
    </PageFrame>
  );
}
