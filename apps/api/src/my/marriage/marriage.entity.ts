import type { Through } from '@kalyanam/shared/topics/marriage/marriages';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** C16: what one family says, and once the other has said yes, a marriage. It outlives both accounts, as a number. */
@Entity('marriages')
@Index('ix_marriages_waiting', ['confirmedAt', 'claimedAt'])
export class Marriage {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_marriages_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Index('ix_marriages_a')
  @Column({ name: 'user_id_a', type: 'int', unsigned: true, nullable: true })
  claimantId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id_a', foreignKeyConstraintName: 'fk_marriages_a' })
  claimant?: Relation<User> | null;

  @Index('ix_marriages_b')
  @Column({ name: 'user_id_b', type: 'int', unsigned: true, nullable: true })
  namedId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id_b', foreignKeyConstraintName: 'fk_marriages_b' })
  named?: Relation<User> | null;

  @Column({ type: 'varchar', length: 10 })
  through: Through;

  @Column({ name: 'claimed_at', type: 'datetime', precision: 3 })
  claimedAt: Date;

  @Column({ name: 'confirmed_at', type: 'datetime', precision: 3, nullable: true })
  confirmedAt: Date | null;
}

/** When a family was named, and not which: three within a year are looked at by the team. */
@Entity('marriage_namings')
@Index('ix_marriage_namings_user', ['userId', 'at'])
export class MarriageNaming {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_marriage_namings_user' })
  user?: Relation<User>;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}

/** A year after a marriage was fixed: when its family got the notice of erasure, and whether they keep the profile. */
@Entity('married_years')
export class MarriedYear {
  @Column({ name: 'user_id', type: 'int', unsigned: true, primary: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_married_years_user' })
  user?: Relation<User>;

  @Column({ name: 'told_at', type: 'datetime', precision: 3, nullable: true })
  toldAt: Date | null;

  @Column({ name: 'kept_at', type: 'datetime', precision: 3, nullable: true })
  keptAt: Date | null;
}
