import { Outlet, useLocation } from 'react-router-dom';
import { useMayOpen } from '../../session/permissions';
import { PATHS } from '../../shell/paths';
import { PageFrame } from '../../ui/list/page';
import { Refusal } from '../../ui/list/permitted';

/** R4: the page of an address, or the sentence that the role does not open it. */
export function PermittedPage() {
  const { pathname } = useLocation();
  if (useMayOpen(pathname)) return <Outlet />;
  if (pathname === PATHS.administrators)
    return (
      <PageFrame title="Administrators">
        <Refusal>Administrators are managed by owners.</Refusal>
      </PageFrame>
    );
  return (
    <PageFrame title="Not open to your role">
      <Refusal>Your role does not include this page. An owner can change your role.</Refusal>
    </PageFrame>
  );
}
