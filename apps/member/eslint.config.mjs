import { noImport, onFloors, spa } from '../../eslint.config.mjs';

export default [
  ...spa,
  onFloors(
    ['session', 'ui'],
    ['shell'],
    ['parts/documents'],
    [
      'parts/family-desk',
      'parts/details',
      'parts/files',
      'parts/gothras',
      'parts/identity',
      'parts/look-twice',
      'parts/phone',
      'parts/places',
      'parts/speech',
    ],
    ['parts/wishes', 'parts/member-code'],
    ['parts/*'],
    ['parts/looking'],
    ['features/*/*'],
    ['app'],
    ['spec'],
  ),
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    rules: noImport('What only administrators use stays out of the member bundle.', '@kalyanam/shared/team/*'),
  },
];
