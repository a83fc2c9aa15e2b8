import { HomePage } from '../features/home/home.page';
import { MemberProviders } from './member-area';

export const MemberHome = () => (
  <MemberProviders>
    <HomePage />
  </MemberProviders>
);
