/** Why something was not accepted, and what the member can do about it. */
export type Reason = Readonly<Record<'label' | 'advice', string>>;

/** A list of reasons by their values, which is how translations have them. */
export const reasonsByValue = <V extends string>(
  reasons: readonly (Reason & { readonly value: V })[],
): Readonly<Record<V, Reason>> =>
  Object.fromEntries(reasons.map(({ value, label, advice }) => [value, { label, advice }])) as Record<V, Reason>;

export const reasonInFull = ({ label, advice }: Reason): string => `${label}. ${advice}`;
