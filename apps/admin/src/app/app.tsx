import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { Look } from '../theme/look';
import { Toaster } from '../ui/feedback/toaster';
import { queryClient } from './query-client';
import { router } from './router';

export const App = () => (
  <Look>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  </Look>
);
