import { createQueryClient } from './query-client';

/** What the pages of members keep of the server's answers. */
export const queries = createQueryClient();
