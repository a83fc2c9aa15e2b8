import type { ComponentType } from 'react';

const FILES = import.meta.glob<ComponentType>(['../features/**/*.page.tsx', '!../features/*/{landing,home}/*'], {
  import: 'default',
});

/** The code of a page, by the file that its row in shell/pages.ts names. */
export async function loadPage(file: string): Promise<ComponentType> {
  const load = FILES[`../features/${file}.page.tsx`];
  if (!load) throw new Error(`${file}.page.tsx is not there`);
  return load();
}

/** Every page there is, as the rows name them. */
export const PAGE_FILES = Object.keys(FILES).map((file) => file.replace('../features/', '').replace('.page.tsx', ''));
