import { noImport, spa } from '../../eslint.config.mjs';

export default [
  ...spa,
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    rules: noImport('What only administrators use stays out of the member bundle.', '@kalyanam/shared/admin/*'),
  },
];
