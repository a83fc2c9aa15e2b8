import type { ReactNode } from 'react';
import { type DetailRow, detailFacts, type ShownDetails } from '@kalyanam/shared/topics/profile/detail-facts';
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import { useDetailTexts } from './details.en';
import { useDetailWords } from './words';

/** Rows of names and values for `Facts`; several lines are below each other. */
export const detailRows = (rows: readonly DetailRow[]): (readonly [name: string, value: ReactNode])[] =>
  rows.map(([name, value, own]) => [name, own ? <div data-own-words>{linesOf(value)}</div> : linesOf(value)]);

const linesOf = (value: DetailRow[1]): ReactNode =>
  typeof value === 'string' ? (
    value
  ) : (
    <ul className="grid gap-1">
      {value.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );

/** One's own without what a change of work or marital status hides from others. */
export const asOthersRead = ({ abroad, onceMarried, ...details }: MyDetails) => ({
  ...details,
  ...(!abroad && { visaStatus: null, settleWish: null }),
  ...(!onceMarried && { children: null, childrenLiveWith: null }),
});

/** Rows of the details that a profile has beyond its registration, by section; a detail not stated has no row. */
export const useDetailFacts = (details: ShownDetails) => detailFacts(details, useDetailWords(), useDetailTexts());
