import { GENDERS } from '@kalyanam/shared/vocabulary/people';
import { valuesOf } from '@kalyanam/shared/vocabulary/option';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { confirmedSince } from '@kalyanam/shared/looking/looking';
import { marriageableBornBy } from '../listing/browse-time.js';

@Injectable()
export class NumbersRepository {
  constructor(private readonly database: DataSource) {}

  /** Everyone whom browse would show to someone. */
  async listed(now: Date): Promise<number> {
    const of = valuesOf(GENDERS).map((gender) => [gender, confirmedSince(now), marriageableBornBy(gender, now)]);
    const counts = of.map(
      () => '(SELECT COUNT(*) FROM browse_entries WHERE gender = ? AND confirmed_at >= ? AND dob <= ?)',
    );
    const [row] = await this.database.query<{ total: unknown }[]>(`SELECT ${counts.join(' + ')} AS total`, of.flat());
    return Number(row?.total);
  }
}
