import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import { plainForm, refusals, type RuleSet } from '@kalyanam/shared/rules/rule';

/** Runs the shared rules in react-hook-form: refusals are keyed by dotted path, and what they accept is given on as they read it. */
export const rulesResolver =
  <T extends FieldValues>(rules: RuleSet): Resolver<T> =>
  (values) => {
    const found = Object.entries(refusals(rules, values));
    if (found.length === 0) return { values: plainForm(rules, values), errors: {} };
    const errors = {} as FieldErrors<T>;
    for (const [path, message] of found) set(errors, path, { type: 'rule', message });
    return { values: {}, errors };
  };
