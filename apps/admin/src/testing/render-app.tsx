import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../app/query-client';
import { ROUTE_TREE } from '../app/router';
import { Look } from '../theme/look';
import { Toaster } from '../ui/feedback/toaster';

/** The whole application at a path. */
export function renderApp(path: string) {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  const router = createMemoryRouter(ROUTE_TREE, { initialEntries: [path] });
  render(
    <Look>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </Look>,
  );
  return { user: userEvent.setup(), router };
}
