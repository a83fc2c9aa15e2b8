import { useAdmin } from '../../../session/admin-session';
import { mayOpen } from '../../../session/permissions';
import { PATHS, type PageName } from '../../../shell/paths';
import { nameOf, PAGE_NAMES, ROUTES } from '../../routes';

export interface Destination {
  page: PageName;
  name: string;
  to: string;
  /** The letter after G. */
  go: string | undefined;
}

/** The pages that this role opens by their names, in the order of the navigation. */
export function useDestinations(): Destination[] {
  const role = useAdmin()?.role;
  return PAGE_NAMES.flatMap((page) => {
    const { section, go } = ROUTES[page];
    const name = nameOf(page);
    if (name === undefined || !mayOpen(role, PATHS[page])) return [];
    return [{ page, name, to: section?.to ?? PATHS[page], go }];
  });
}
