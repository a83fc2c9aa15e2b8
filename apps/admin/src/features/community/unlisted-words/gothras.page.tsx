import { Queue } from './queue';
import { GOTHRAS } from './gothras';

export const Page = () => <Queue of={GOTHRAS} />;
