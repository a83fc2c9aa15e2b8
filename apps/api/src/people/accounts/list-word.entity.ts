import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { SearchKind } from './search-word.entity.js';
import { User } from './user.entity.js';

/** Lists of the team that are searched by their members. */
export type WordList = 'queue' | 'reports' | 'edits' | 'eligible';

/** A word of a member in a list: a search there skips everyone else who has the word. */
@Entity('list_words')
@Index('ix_list_words_user', ['userId', 'list'])
export class ListWord {
  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  list: WordList;

  @PrimaryColumn({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  word: string;

  @PrimaryColumn({ type: 'varchar', length: 9 })
  kind: SearchKind;

  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_list_words_user' })
  user: Relation<User>;
}
