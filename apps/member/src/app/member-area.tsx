import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from './query-client';
import { SessionEnded } from './session-ended';

const client = createQueryClient();

/** Around the pages that talk to the server: their cache, and widgets without inline styles. */
export const MemberArea = () => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={client}>
      <Outlet />
      <SessionEnded />
    </QueryClientProvider>
  </CSPProvider>
);
