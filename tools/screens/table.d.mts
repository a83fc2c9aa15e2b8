import type { Page } from '@playwright/test';

export type Visitor = 'verified' | 'semi' | 'new' | 'rejected' | 'admin';

/** Asks the API in the visitor's name. */
export type AskApi = (route: string) => Promise<unknown>;

export interface Screen {
  name: string;
  path: string | ((ask: AskApi) => Promise<string>);
  as?: Visitor;
  /** Kept in every look. */
  main?: boolean;
  steps?: readonly ((page: Page) => Promise<unknown>)[];
}

/** Every screen, as tools/screens/table.mjs has it. */
export const SCREENS: readonly Screen[];
