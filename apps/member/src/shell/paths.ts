import { returnPath } from '@kalyanam/shared/base/return-path';
import { PAGES, type Page } from './pages';

type Address<Path extends string> = Path extends `${string}:${string}` ? (part: string) => string : Path;

const addressOf = (path: string) =>
  path.includes(':') ? (part: string) => path.replace(/:\w+/, encodeURIComponent(part)) : path;

/** Every address of the member application; a page of one profile, section or link takes its id. */
export const PATHS = Object.fromEntries(Object.entries(PAGES).map(([page, { path }]) => [page, addressOf(path)])) as {
  readonly [P in Page]: Address<(typeof PAGES)[P]['path']>;
};

/** Opens the question whether the member is still looking, over My Profile. */
export const LOOKING = 'looking';
export const LOOKING_PATH = `${PATHS.myProfile}?${LOOKING}`;

/** Sheets over the list of profiles that have an address: find by profile ID, and the saved searches. */
export type ListSheet = 'find' | 'saved';

/** The state of links from the list itself: closing the sheet then goes back to the list as it was. */
export const FROM_THE_LIST = { sheet: true };

/** The address of such a sheet, over the list with these filters. */
export const overList = (sheet: ListSheet, search = ''): string =>
  `${PATHS.profiles}${search ? `${search}&` : '?'}${sheet}`;

/** The lists within "Who sees what". */
export const SEEN_PARTS = ['looked', 'blocked', 'not-for-us'] as const;
export type SeenPart = (typeof SEEN_PARTS)[number];

export const seenPath = (part: SeenPart, params: Readonly<Record<string, string>> = {}): string =>
  `${PATHS.whoSeesWhat}?${new URLSearchParams({ part, ...params }).toString()}`;

/** Makes a new biodata. */
export const NEW_BIODATA_PATH = `${PATHS.biodata}?new`;

const RETURN_TO = 'from';

/** Sign-in that leads back to where the visitor wanted to go. */
export const loginPath = (returnTo: string) => `${PATHS.login}?${RETURN_TO}=${encodeURIComponent(returnTo)}`;

/** The address to return to, if it is one of ours. */
export const wantedPath = (params: URLSearchParams): string | null => returnPath(params.get(RETURN_TO));
