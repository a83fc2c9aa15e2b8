import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { get, set } from 'react-hook-form';
import { plainForm, refusals, type RuleSet } from '@kalyanam/shared/base/rule';

/**
 * The form's values, plus values of fields that the form believes to be empty: some browsers and password managers fill
 * fields in without events.
 */
function withFilledIn<T extends FieldValues>(values: T, { names = [], fields }: ResolverOptions<T>): T {
  let filled = values;
  for (const name of names) {
    const ref: unknown = get(fields, `${name}.ref`);
    if (!(ref instanceof HTMLInputElement) || !ref.isConnected || ref.value === '' || get(values, name) !== '')
      continue;
    if (filled === values) filled = structuredClone(values);
    set(filled, name, ref.value);
  }
  return filled;
}

/** Runs the shared rules in react-hook-form: refusals are keyed by dotted path, and what they accept is given on as they read it. */
export const rulesResolver =
  <T extends FieldValues>(rules: RuleSet): Resolver<T> =>
  (typed, _context, options) => {
    const values = withFilledIn(typed, options);
    const found = Object.entries(refusals(rules, values));
    if (found.length === 0) return { values: plainForm(rules, values), errors: {} };
    const errors = {} as FieldErrors<T>;
    for (const [path, message] of found) set(errors, path, { type: 'rule', message });
    return { values: {}, errors };
  };
