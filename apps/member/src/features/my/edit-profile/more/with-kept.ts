import type { Option } from '@kalyanam/shared/base/vocabulary/option';

type Kept = string | readonly (string | undefined)[] | undefined;

/** The offered words, and those kept that have left their list since, each as it is. */
export const withKept = (options: readonly Option[], kept: Kept): Option[] => [
  ...options,
  ...[kept]
    .flat()
    .flatMap((word) => (word && options.every(({ value }) => value !== word) ? [{ value: word, label: word }] : [])),
];
