declare const refusal: unique symbol;

/** A sentence that refuses a value. Only those of a table can be: the applications look them up in another language. */
export type Refusal = string & { readonly [refusal]: true };

/**
 * A table of refusals.
 * @__NO_SIDE_EFFECTS__
 */
export function sentences<Key extends string>(table: Readonly<Record<Key, string>>): Readonly<Record<Key, Refusal>> {
  return table as Readonly<Record<Key, Refusal>>;
}
