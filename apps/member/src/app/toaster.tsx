import { useEffect, StrictMode, type ReactNode } from 'react';
import { useSessionUser } from '../session/session';
import { useAppTexts } from '../shell/app.en';
import { lazyPart } from '../shell/lazy-part';
import { useToastsWanted } from '../ui/toast';
import { whenIdle } from '../ui/when-idle';

const ToastList = lazyPart(async () => (await import('../ui/toast-list')).ToastList);

/** Outside of the pages, so that a message stays when the page changes. A member may lose the network: code ahead. */
export function Toaster() {
  const { messages } = useAppTexts();
  const isMember = useSessionUser() !== null;
  useEffect(() => {
    if (isMember) return whenIdle(ToastList.ahead);
  }, [isMember]);
  return useToastsWanted() ? <ToastList label={messages} /> : null;
}

/** Around whatever is shown. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    {children}
    <Toaster />
  </StrictMode>
);
