import type { ContactOutcome, NoteKind } from '@kalyanam/shared/team/member-notes';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import { Admin } from '../../people/team-accounts/admin.entity.js';

/** What the team writes about a member for itself: notes, and what came of calls, messages and mails. */
@Entity('member_notes')
@Index('ix_member_notes_user', ['userId', 'id'])
export class MemberNoteRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_member_notes_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_member_notes_user' })
  user: Relation<User>;

  @Column({ name: 'admin_id', type: 'int', unsigned: true })
  adminId: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_member_notes_admin' })
  admin: Relation<Admin>;

  @Column({ type: 'varchar', length: 12 })
  kind: NoteKind;

  @Column({ type: 'varchar', length: 12, nullable: true })
  outcome: ContactOutcome | null;

  @Column({ type: 'varchar', length: 1000 })
  text: string;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
