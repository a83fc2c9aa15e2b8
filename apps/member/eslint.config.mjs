import { noImport, onFloors, spa } from '../../eslint.config.mjs';

export default [
  ...spa,
  onFloors(
    ['session', 'ui'],
    ['shell'],
    ['domain/documents'],
    [
      'domain/desk',
      'domain/details',
      'domain/files',
      'domain/gothras',
      'domain/identity',
      'domain/look-twice',
      'domain/phone',
      'domain/places',
      'domain/speech',
    ],
    ['domain/*'],
    ['features/*'],
    ['app'],
    ['spec'],
  ),
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    rules: noImport('What only administrators use stays out of the member bundle.', '@kalyanam/shared/admin/*'),
  },
];
