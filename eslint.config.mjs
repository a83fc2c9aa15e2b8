import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { floors } from './tools/lint/floors.mjs';
import { oneText } from './tools/lint/one-text.mjs';
import { projectBorders } from './tools/lint/project-borders.mjs';
import { supported } from './tools/lint/supported.mjs';

const house = { rules: { floors, supported, 'one-text': oneText } };
const generated = ['**/dist', '**/.dev', '**/node_modules', '**/coverage', '**/test-results', '**/playwright-report'];

const everyFile = {
  files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
  ignores: ['**/*.config.mjs'],
  plugins: { '@nx': nx },
  rules: {
    '@nx/enforce-module-boundaries': ['error', projectBorders],
    'max-lines': ['error', { max: 400 }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
  },
};

const typed = {
  files: ['**/*.ts', '**/*.tsx'],
  extends: [tseslint.configs.recommendedTypeChecked],
  languageOptions: { parserOptions: { projectService: true } },
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    '@typescript-eslint/require-await': 'off',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
};

const tables = { files: ['**/*.data.ts'], rules: { 'max-lines': 'off' } };

/** A test that waits for a time is slow on a quiet machine and fails on a busy one. */
const untimedTests = {
  files: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e-spec.ts', '**/*.deep-spec.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: "MemberExpression[property.name='waitForTimeout']",
        message: 'Wait for what is to be seen (expect.poll), not for a time.',
      },
      {
        selector: "CallExpression[callee.property.name='toBeLessThan'] CallExpression[callee.property.name='now']",
        message: 'Nothing is promised about the time that a busy machine takes: move the clock instead.',
      },
    ],
  },
};

const plainScripts = {
  files: ['**/*.mjs'],
  languageOptions: { globals: globals.node },
  rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }] },
};

/** Sent as they are: no build makes them readable for an older browser. */
const sentAsWritten = {
  files: ['**/public/*.js'],
  languageOptions: { ecmaVersion: 5, sourceType: 'script', globals: globals.browser },
};

export const workspace = [
  { ignores: generated },
  js.configs.recommended,
  everyFile,
  tables,
  untimedTests,
  plainScripts,
  sentAsWritten,
  ...tseslint.config(typed),
];

/** Answers of supertest are `any`; a test names what it expects of them. */
export const looseTests = (...files) => ({
  files,
  rules: {
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
    '@typescript-eslint/unbound-method': 'off',
  },
});

/** In new browsers `scrollIntoView` returns a promise: React takes it for the effect's cleanup, and the page breaks. */
const effectsReturnCleanups = {
  files: ['**/*.tsx', '**/use-*.ts'],
  ignores: ['**/*.spec.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector:
          'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type=/^(Call|Chain)/]',
        message: 'Put what the effect does in braces: what it returns is taken for its cleanup.',
      },
    ],
  },
};

/** For code that browsers run. */
export const inBrowsers = {
  files: ['src/**/*.ts', 'src/**/*.tsx'],
  ignores: ['src/**/*.spec.ts', 'src/**/*.spec.tsx', 'src/spec/**', 'src/testing/**'],
  plugins: { house },
  rules: {
    'house/supported': 'error',
    'no-restricted-properties': [
      'error',
      { object: 'navigator', property: 'onLine', message: 'Some browsers are wrong about it: ask useOnline.' },
    ],
  },
};

const translatable = {
  files: ['src/**/*.tsx'],
  ignores: ['src/**/*.spec.tsx'],
  plugins: { house },
  rules: { 'house/one-text': 'error' },
};

export const spa = [
  ...workspace,
  inBrowsers,
  translatable,
  { ...reactHooks.configs.flat.recommended, files: ['**/*.ts', '**/*.tsx'] },
  effectsReturnCleanups,
];

/** The rooms of a project's `src`, from the ground up; a file imports from floors below its own (tools/lint/floors.mjs). */
export const onFloors = (...order) => ({
  files: ['src/**/*.ts', 'src/**/*.tsx'],
  ignores: ['src/**/*.spec.ts', 'src/**/*.spec.tsx'],
  plugins: { house },
  rules: { 'house/floors': ['error', order] },
});

export const noImport = (message, ...group) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ group, message }] }],
});

export default workspace;
