import { Decided } from './decided';
import { GOTHRAS } from './gothras';
import { Queue } from './queue';
import { SUBCASTES } from './subcastes';

/** The pages of each list that members type into: what it does not have, and what the team decided about that. */
export const PAGES = {
  gothras: () => <Queue of={GOTHRAS} />,
  gothraDecisions: () => <Decided of={GOTHRAS} />,
  subcastes: () => <Queue of={SUBCASTES} />,
  subcasteDecisions: () => <Decided of={SUBCASTES} />,
};
