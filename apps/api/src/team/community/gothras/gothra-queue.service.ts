/** C2: the queue of gothras that families typed and that are not in the list. */
import type { GothraQueueRow } from '@kalyanam/shared/team/gothras';
import { LINEAGE_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GothraNames } from '../../../profiles/gothras/gothra-names.service.js';
import { WAITING_TEXTS } from '../../../profiles/gothras/gothra-decisions.repository.js';
import { Exports } from '../../lists/exports.service.js';
import { Lists } from '../../lists/lists.service.js';
import { UnlistedQueue } from '../unlisted/unlisted-queue.js';

/** One line of one family. */
const LINE_NUMBER = `l.user_id * 8 + FIELD(l.line, ${LINEAGE_LINES.map(({ value }) => `'${value}'`).join(', ')})`;

@Injectable()
export class GothraQueue extends UnlistedQueue<GothraQueueRow> {
  constructor(database: DataSource, lists: Lists, exports: Exports, names: GothraNames) {
    super(
      { database, lists, exports },
      {
        list: 'gothras',
        waiting: WAITING_TEXTS,
        unlisted: `FROM lineages l WHERE l.state = 'unlisted'`,
        id: LINE_NUMBER,
        key: 'l.typed_key',
        typed: 'l.typed',
        member: 'l.user_id',
        changed: 'l.changed_at',
        nearest: (text, count) => names.nearest(text, count),
        row: ({ oldest, nearest, ...text }, lines) => ({ ...text, lines, oldest, nearest }),
        columns: { Lines: ({ lines }) => lines },
      },
    );
  }
}
