import type { StoryState } from '@kalyanam/shared/topics/marriage/marriages';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import { Photo } from '../../profiles/photos/photo.entity.js';
import { Marriage } from './marriage.entity.js';

/** C16: told by both families, or not at all. */
@Entity('marriage_stories')
@Index('ix_marriage_stories_state', ['state', 'since'])
export class MarriageStory {
  @Column({ name: 'marriage_id', type: 'int', unsigned: true, primary: true })
  marriageId: number;

  @ManyToOne(() => Marriage, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'marriage_id', foreignKeyConstraintName: 'fk_marriage_stories_marriage' })
  marriage?: Relation<Marriage>;

  @Index('ix_marriage_stories_a')
  @Column({ name: 'user_id_a', type: 'int', unsigned: true })
  userIdA: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id_a', foreignKeyConstraintName: 'fk_marriage_stories_a' })
  userA?: Relation<User>;

  @Index('ix_marriage_stories_b')
  @Column({ name: 'user_id_b', type: 'int', unsigned: true })
  userIdB: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id_b', foreignKeyConstraintName: 'fk_marriage_stories_b' })
  userB?: Relation<User>;

  @Column({ type: 'varchar', length: 600 })
  text: string;

  /** Version of the words: both ticks are for the same. */
  @Column({ type: 'int', unsigned: true, default: 1 })
  version: number;

  @Column({ name: 'told_by_a', type: 'boolean', default: false })
  toldByA: boolean;

  @Column({ name: 'told_by_b', type: 'boolean', default: false })
  toldByB: boolean;

  @Column({ name: 'named_by_a', type: 'boolean', default: false })
  namedByA: boolean;

  @Column({ name: 'named_by_b', type: 'boolean', default: false })
  namedByB: boolean;

  /** A photo of one of the two. */
  @Index('ix_marriage_stories_photo')
  @Column({ name: 'photo_id', type: 'int', unsigned: true, nullable: true })
  photoId: number | null;

  @ManyToOne(() => Photo, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'photo_id', foreignKeyConstraintName: 'fk_marriage_stories_photo' })
  photo?: Relation<Photo> | null;

  /** Apart from the words: it is shown with both. */
  @Column({ name: 'photo_by_a', type: 'boolean', default: false })
  photoByA: boolean;

  @Column({ name: 'photo_by_b', type: 'boolean', default: false })
  photoByB: boolean;

  @Column({ type: 'varchar', length: 10 })
  state: StoryState;

  /** Start of this state. */
  @Column({ type: 'datetime', precision: 3 })
  since: Date;
}
