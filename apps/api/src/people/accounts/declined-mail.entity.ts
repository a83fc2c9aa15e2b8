import type { MailChoice } from '@kalyanam/shared/base/vocabulary/mail-choices';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

@Entity('declined_mails')
export class DeclinedMail {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_declined_mails_user' })
  user: Relation<User>;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  mail: MailChoice;

  @Column({ type: 'datetime', precision: 3 })
  since: Date;
}
