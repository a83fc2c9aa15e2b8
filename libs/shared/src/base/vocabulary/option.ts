/** One choice of an enumeration: the slug that is stored and sent, and its English label. */
export interface Option<V extends string = string> {
  readonly value: V;
  readonly label: string;
}

/** The union of the slugs of an enumeration written as an `as const` array of options. */
export type ValueOf<O extends readonly Option[]> = O[number]['value'];

/** Slugs in the order of the enumeration. */
export const valuesOf = <O extends readonly Option[]>(options: O): readonly ValueOf<O>[] =>
  options.map((option) => option.value);

/** Prefers not to say: shown like a field that was not filled in. */
export const PREFER_NOT = 'prefer-not';

/** Whether there is a value that others may read. */
export const isStated = (value: unknown): boolean => Boolean(value) && value !== PREFER_NOT;

/** English label of a slug; an unknown slug is shown as it is. */
export const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

export const isValueOf = <O extends readonly Option[]>(options: O, value: unknown): value is ValueOf<O> =>
  options.some((option) => option.value === value);
