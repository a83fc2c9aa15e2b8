import type { MESSAGE_REASONS } from '../../platform/jobs/meters.js';

type Reason = (typeof MESSAGE_REASONS)[number];

/** What carriers and the network report, of which there is no end, in the few words that are counted. */
const KINDS: readonly (readonly [RegExp, Reason])[] = [
  [/^none$/, 'none'],
  [/^expired$/, 'expired'],
  [/^nothing left/, 'nothing-left'],
  [/NO_TEMPLATE/, 'template'],
  [/TIME/i, 'timeout'],
  [/^E(?:CONN|PIPE|HOST|NET|DNS|SOCKET|AI_)|ENOTFOUND|^CERT_|^ERR_TLS|SELF_SIGNED/, 'unreachable'],
  [/^refused|HTTP_|NOT_SUCCESS|^E(?:ENVELOPE|AUTH|MESSAGE)$|^MSG91/, 'refused'],
];

export const messageReason = (told: string): Reason => KINDS.find(([form]) => form.test(told))?.[1] ?? 'other';
