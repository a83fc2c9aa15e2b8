import { workspace } from '../eslint.config.mjs';

export default [...workspace, { files: ['**/*.mjs'], rules: { 'no-console': 'off' } }];
