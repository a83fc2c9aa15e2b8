import { Injectable } from '@nestjs/common';
import { ListingIndex } from './index/listing-index.service.js';
import type { Listed, Listing, Page, Totals } from './listed.js';
import { SqlListing } from './sql-listing.js';

/** Answers lists from memory, or by SQL where the memory does not know all: slower, and never wrong. */
@Injectable()
export class Listings implements Listing {
  constructor(
    private readonly index: ListingIndex,
    private readonly table: SqlListing,
  ) {}

  async totals(listed: Listed): Promise<Totals> {
    return (await this.current()).totals(listed);
  }

  async page(listed: Listed): Promise<Page> {
    return (await this.current()).page(listed);
  }

  async ids(listed: Listed, most?: number): Promise<number[]> {
    return (await this.current()).ids(listed, most);
  }

  async before(listed: Listed, userId: number): Promise<number> {
    return (await this.current()).before(listed, userId);
  }

  /** The index, where it is there and knows all. */
  async inMemory(): Promise<ListingIndex | null> {
    return (await this.index.current()) === null ? null : this.index;
  }

  private async current(): Promise<Listing> {
    return (await this.inMemory()) ?? this.table;
  }
}
