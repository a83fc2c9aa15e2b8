/** The form of one's details, and what it sends: every value a text, an empty one not told. */
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import { DETAIL_NAMES, detailSpec, type DetailFields, type DetailName } from '@kalyanam/shared/topics/profile/details';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';

export interface SiblingValues {
  relation: string;
  married: string;
  work: string;
  place: string;
}

type Texts = { [D in Exclude<DetailName, 'languages'>]: string };
export interface DetailValues extends Texts {
  languages: string[];
  siblings: SiblingValues[];
  /** 'I have told them': the consent that is given with the next save. */
  told: boolean;
}

/** Details that are saved, compared and settled as one. */
export type Part = DetailName | 'siblings';

const MARRIED: Readonly<Record<string, boolean>> = { yes: true, no: false };

const siblingValues = ({ relation, married, work, place }: Sibling): SiblingValues => ({
  relation,
  married: married === null ? '' : married ? 'yes' : 'no',
  work: work ?? '',
  place: place ?? '',
});

export const detailValues = (details: DetailFields & Pick<MyDetails, 'siblings'>): DetailValues =>
  ({
    ...Object.fromEntries(
      DETAIL_NAMES.map((detail) => {
        const value = details[detail];
        return [detail, Array.isArray(value) ? [...value] : value === null ? '' : String(value)];
      }),
    ),
    languages: [...(details.languages ?? [])],
    siblings: details.siblings.map(siblingValues),
    told: false,
  }) as DetailValues;

const line = (text: string): string | null => text.trim() || null;

export const sentSiblings = (values: DetailValues): Sibling[] =>
  values.siblings.map(({ relation, married, work, place }) => ({
    relation: relation as Sibling['relation'],
    married: MARRIED[married] ?? null,
    work: line(work),
    place: line(place),
  }));

function sentField(detail: DetailName, values: DetailValues): unknown {
  if (detail === 'languages') return values.languages.length > 0 ? values.languages : null;
  const text = line(values[detail]);
  return text !== null && detailSpec(detail).kind === 'number' ? Number(text) : text;
}

export const sentPart = (part: Part, values: DetailValues): unknown =>
  part === 'siblings' ? sentSiblings(values) : sentField(part, values);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const changedParts = (parts: readonly Part[], from: DetailValues, to: DetailValues): Part[] =>
  parts.filter((part) => !same(sentPart(part, from), sentPart(part, to)));

/** Everything that is saved with the version of the details. */
export const ALL_PARTS: readonly Part[] = [...DETAIL_NAMES, 'siblings'];

export const isRelative = (part: Part): boolean => part === 'siblings' || detailSpec(part).relative === true;

/** Whether it says anything. */
export const isTold = (part: Part, values: DetailValues): boolean =>
  part === 'siblings' ? values.siblings.length > 0 : sentPart(part, values) !== null;

export interface Merge {
  /** The typed value, and the newest elsewhere. */
  readonly values: DetailValues;
  /** Changed here and elsewhere, differently. */
  readonly conflicts: readonly Part[];
}

export function mergedDetails(
  parts: readonly Part[],
  base: DetailValues,
  mine: DetailValues,
  newest: DetailValues,
): Merge {
  const typed = changedParts(parts, base, mine);
  const elsewhere = changedParts(parts, base, newest);
  const differing = changedParts(parts, mine, newest);
  return {
    values: { ...newest, ...Object.fromEntries(typed.map((part) => [part, mine[part]])), told: mine.told },
    conflicts: typed.filter((part) => elsewhere.includes(part) && differing.includes(part)),
  };
}
