import globals from 'globals';
import { workspace } from '../eslint.config.mjs';

export default [
  ...workspace,
  { files: ['**/*.mjs'], rules: { 'no-console': 'off' } },
  /** They hand functions to the page. */
  { files: ['screens/*.mjs'], languageOptions: { globals: globals.browser } },
];
