import { looseTests, workspace } from '../eslint.config.mjs';

export default [...workspace, looseTests('**/*.ts')];
