import { tracingChannel } from 'node:diagnostics_channel';

/**
 * Further records of traces, in addition to requests and statements. While tracing is off, these channels have no
 * subscribers and cost nothing.
 */
export const messagesSent = tracingChannel<unknown, { channel: 'email' | 'sms' }>('kalyanam:message');

/** A job that a request set off is not part of it: it works for others too. */
export const jobRuns = tracingChannel<unknown, object>('kalyanam:job');
