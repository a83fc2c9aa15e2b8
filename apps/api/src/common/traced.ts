import { tracingChannel } from 'node:diagnostics_channel';

/** What traces have to know besides requests and statements. Without traces nobody listens, and the work is just done. */
export const messagesSent = tracingChannel<unknown, { channel: 'email' | 'sms' }>('kalyanam:message');

/** A job that a request set off is not part of it: it works for others too. */
export const jobRuns = tracingChannel<unknown, object>('kalyanam:job');
