import type { TeamList } from '@kalyanam/shared/team/lists';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BulkAct } from './bulk';
import { BulkBar } from './bulk-bar';
import type { RowsProps } from './column';
import { ExportButton } from './export-button';
import { FiltersOf, type FiltersProps } from './filters-of';
import type { ListFrameProps } from './list-frame';
import { tableQuery } from './list-queries';
import { ListResult } from './list-result';
import { PageFrame } from './page';
import { useSelection } from './selection';
import { useListState, type Order } from './use-list-state';
import { ViewsBar, type BuiltInView } from './views-bar';

/**
 * What a list shows, by its row and the address of the page.
 * @param usual the server's order where it depends on a filter.
 */
export function useListPage<Row>(of: TeamList, usual?: (value: (name: string) => string) => Order) {
  const list = useListState(Object.keys(of.filters), usual ?? { by: of.sorts[0], direction: of.order });
  return { of, list, result: useQuery(tableQuery<Row>(of.route, list.query)) };
}

interface Props<Row, Sort extends string>
  extends
    Omit<ListFrameProps<Row>, 'name'>,
    Omit<RowsProps<Row, Sort>, 'rows' | 'name'>,
    Pick<FiltersProps, 'of' | 'options'> {
  /** The kind of rows, where the title does not say it. */
  name?: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Links before the export, and buttons after it. */
  links?: ReactNode;
  tools?: ReactNode;
  /** Views of the whole team, where one's own are saved too. */
  views?: readonly BuiltInView[];
  /** Above the filters. */
  notice?: ReactNode;
  /** Further controls among the filters. */
  controls?: ReactNode;
  /** Whether the columns with acts are shown. */
  mayAct?: boolean;
  /** Acts on ticked rows. */
  acts?: readonly BulkAct[];
  /** Whether rows can be ticked now. */
  ticking?: boolean;
  /** The only filter is one that the list is opened with. */
  unfiltered?: boolean;
  /** Forms and dialogs over the list. */
  children?: ReactNode;
}

/** The page of a list: views, export, filters, rows in every state, and acts on several of them. */
export function ListPage<Row, Sort extends string>(props: Props<Row, Sort>) {
  const { of, list, result, options, controls, columns, acts, name = of.title, mayAct = true } = props;
  const selection = useSelection(list.chosen);
  return (
    <PageFrame
      wide
      title={of.title}
      lead={props.lead}
      views={props.views && of.view && <ViewsBar list={of.view} state={list} builtIn={props.views} />}
      tools={
        <>
          {props.links}
          {of.exports && <ExportButton of={of} chosen={list.chosen} />}
          {props.tools}
        </>
      }
    >
      {props.notice}
      <FiltersOf of={of} list={list} options={options}>
        {controls}
      </FiltersOf>
      <ListResult
        name={name}
        columns={mayAct ? columns : columns.filter(({ act }) => !act)}
        idOf={props.idOf}
        nameOf={props.nameOf}
        result={result}
        list={props.unfiltered ? { ...list, clear: undefined } : list}
        empty={props.empty}
        emptyStep={props.emptyStep}
        selection={props.ticking ? selection : undefined}
      />
      {acts && (
        <BulkBar
          acts={acts}
          selection={selection}
          list={of.route}
          filters={list.chosen}
          total={result.data?.total ?? 0}
        />
      )}
      {props.children}
    </PageFrame>
  );
}
