import { Queue } from './queue';
import { SUBCASTES } from './subcastes';

export const Page = () => <Queue of={SUBCASTES} />;
