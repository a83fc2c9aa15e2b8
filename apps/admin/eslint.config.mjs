import { spa } from '../../eslint.config.mjs';

export default spa;
