import { Decided } from './decided';
import { GOTHRAS } from './gothras';

export const Page = () => <Decided of={GOTHRAS} />;
