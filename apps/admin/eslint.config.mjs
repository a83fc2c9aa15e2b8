import { onFloors, spa } from '../../eslint.config.mjs';

export default [
  ...spa,
  onFloors(['shell'], ['session'], ['ui'], ['sign-in', 'theme'], ['features/*/*'], ['app'], ['testing']),
];
