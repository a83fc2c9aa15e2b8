import { Decided } from './decided';
import { SUBCASTES } from './subcastes';

export const Page = () => <Decided of={SUBCASTES} />;
