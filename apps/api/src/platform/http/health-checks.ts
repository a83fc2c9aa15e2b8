import type { IncomingMessage } from 'node:http';
import { API_PREFIX } from '@kalyanam/shared/base/routes';

const HEALTH = `/${API_PREFIX.replace(/^\//, '')}/health/`;

/** Asked every few seconds, and of interest only where the answer is no. */
export const isHealthCheck = ({ url = '' }: IncomingMessage): boolean => url.startsWith(HEALTH);
