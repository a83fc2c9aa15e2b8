import HomePage from '../features/matching/home/home.page';
import { useSessionUser } from '../session/session';
import { lazyPart } from '../shell/lazy-part';
import { MemberProviders } from './member-area';

const DeskPage = lazyPart(async () => (await import('../features/my/family-desk/desk.page')).default);

/** A family account begins at the desk of its candidate. */
export function MemberHome() {
  const isFamily = useSessionUser()?.family !== undefined;
  return <MemberProviders>{isFamily ? <DeskPage /> : <HomePage />}</MemberProviders>;
}
