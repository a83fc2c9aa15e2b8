import type { PageQuery } from '@kalyanam/shared/contracts/relations';
import { PAGE_RULES } from '@kalyanam/shared/topics/interests/relation.rules';
import { ruled } from '../validation/ruled.js';

/** One page of a list; pages start at 1. */
export interface Page {
  readonly page: number;
  readonly size: number;
}

/** Reads the page of a validated query. */
export const pageOf = ({ page }: { page?: string }, size: number): Page => ({ page: Number(page?.trim() || 1), size });

/** The values for `LIMIT ? OFFSET ?`. */
export const limitOf = ({ page, size }: Page): [limit: number, offset: number] => [size, (page - 1) * size];

/** The paging properties of a response. */
export const pagesOf = ({ page, size }: Page, total: number) => ({ page, total, totalPages: Math.ceil(total / size) });

export class PageDto extends ruled<PageQuery>(PAGE_RULES) {}
