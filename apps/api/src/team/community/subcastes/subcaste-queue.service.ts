/** C1: the queue of subcastes that members typed and that are in no list. */
import type { UnlistedSubcasteRow } from '@kalyanam/shared/team/subcastes';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SubcasteNames } from '../../../profiles/subcastes/subcaste-names.service.js';
import { WAITING_SUBCASTES } from '../../../profiles/subcastes/subcaste-decisions.repository.js';
import { Exports } from '../../lists/exports.service.js';
import { Lists } from '../../lists/lists.service.js';
import { UnlistedQueue } from '../unlisted/unlisted-queue.js';

@Injectable()
export class SubcasteQueue extends UnlistedQueue<UnlistedSubcasteRow> {
  constructor(database: DataSource, lists: Lists, exports: Exports, names: SubcasteNames) {
    super(
      { database, lists, exports },
      {
        list: 'subcastes',
        waiting: WAITING_SUBCASTES,
        unlisted: 'FROM stated_subcastes s JOIN profiles p ON p.user_id = s.user_id WHERE s.subcaste IS NULL',
        id: 's.user_id',
        key: 's.typed_key',
        typed: 'p.subcaste',
        member: 's.user_id',
        changed: 's.changed_at',
        nearest: (text, count) => names.nearest(text, count),
        row: (text) => text,
        columns: {},
      },
    );
  }
}
