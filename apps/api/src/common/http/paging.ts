/** One page of a list; pages begin with 1. */
export interface Page {
  readonly page: number;
  readonly size: number;
}

/** From a query that follows the rules. */
export const pageOf = ({ page }: { page?: string }, size: number): Page => ({ page: Number(page?.trim() || 1), size });

/** What `LIMIT ? OFFSET ?` asks for. */
export const limitOf = ({ page, size }: Page): [limit: number, offset: number] => [size, (page - 1) * size];

/** How an answer counts its pages. */
export const pagesOf = ({ page, size }: Page, total: number) => ({ page, total, totalPages: Math.ceil(total / size) });
