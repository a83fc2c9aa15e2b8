import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { HashColumns } from './near-hash.js';
import { Photo } from './photo.entity.js';

/** R81: by what a picture is recognised, as long as there is the photo. */
@Entity('photo_hashes')
@Index('ix_photo_hashes_band0', ['band0', 'dHash'])
@Index('ix_photo_hashes_band1', ['band1', 'dHash'])
@Index('ix_photo_hashes_band2', ['band2', 'dHash'])
@Index('ix_photo_hashes_band3', ['band3', 'dHash'])
@Index('ix_photo_hashes_compared', ['comparedAt', 'photoId'])
export class PhotoHash extends HashColumns {
  @PrimaryColumn({ name: 'photo_id', type: 'int', unsigned: true })
  photoId: number;

  @OneToOne(() => Photo, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'photo_id', foreignKeyConstraintName: 'fk_photo_hashes_photo' })
  photo?: Relation<Photo>;

  /** SHA-256 of the stored picture, which has no metadata: equal pixels give equal digests. */
  @Index('ix_photo_hashes_exact')
  @Column({ type: 'binary', length: 32 })
  exact: Buffer;

  /** C8: when it was compared with those of others; null until then. */
  @Column({ name: 'compared_at', type: 'datetime', precision: 3, nullable: true })
  comparedAt: Date | null;
}
