import { onFloors, spa } from '../../eslint.config.mjs';

export default [
  ...spa,
  onFloors(['session', 'shell'], ['ui'], ['sign-in', 'theme'], ['features/*'], ['app'], ['testing']),
];
