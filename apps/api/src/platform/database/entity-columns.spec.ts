import 'reflect-metadata';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { columnsOf, indexedColumns } from './entity-columns.js';

@Entity('probes')
@Index('ix_probe', ['bornIn', 'userId'])
class Probe {
  @PrimaryColumn({ name: 'user_id', type: 'int' })
  userId: number;

  @Column({ type: 'int' })
  size: number;

  @Column({ name: 'born_in', type: 'int' })
  bornIn: number;
}

it('names columns as the database does, in the order of the entity', () => {
  expect(columnsOf(Probe)).toEqual(['user_id', 'size', 'born_in']);
});

it('names what an index holds, in its order', () => {
  expect(indexedColumns(Probe, 'ix_probe')).toEqual(['born_in', 'user_id']);
  expect(() => indexedColumns(Probe, 'ix_none')).toThrow('Probe declares no index ix_none.');
});
