import { LANGUAGES } from '@kalyanam/shared/base/vocabulary/status';

/** Messages that go by SMS; `people/outbox/wording` has their texts. */
const NEEDED = ['phone-code', 'candidate-consent', 'desk-invited', 'assisted-consent', 'phone-changed'] as const;

/** `still-looking` is sent only where it is registered. */
export type SmsTemplate = (typeof NEEDED)[number] | 'still-looking';

/** Those without a registered id for every language: the first member who waits for one would notice. */
export const missingTemplates = (registered: Readonly<Record<string, string>>): string[] =>
  NEEDED.flatMap((name) =>
    LANGUAGES.map(({ value }) => `${name}.${value}`).filter((full) => !(name in registered || full in registered)),
  );
