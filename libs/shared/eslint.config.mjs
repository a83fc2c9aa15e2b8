import { inBrowsers, noImport, onFloors, workspace } from '../../eslint.config.mjs';

export default [
  ...workspace,
  inBrowsers,
  onFloors(['base'], ['topics'], ['contracts'], ['team']),
  {
    files: ['**/*.ts'],
    languageOptions: {
      parserOptions: {
        projectService: false,
        project: ['tsconfig.json', 'tsconfig.spec.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: noImport('libs/shared runs everywhere: no Node modules.', 'node:*'),
  },
];
