import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** What a word is taken from; `phone-end` is the number read backwards, to be found by its last digits. */
export type SearchKind = 'name' | 'email' | 'phone' | 'phone-end' | 'code';

/** One word by which the team finds a member, folded; a search compares beginnings of words only. */
@Entity('search_words')
@Index('ix_search_words_word', ['word', 'kind', 'userId'])
export class SearchWord {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_search_words_user' })
  user: Relation<User>;

  @PrimaryColumn({ type: 'varchar', length: 9 })
  kind: SearchKind;

  @PrimaryColumn({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  word: string;
}
