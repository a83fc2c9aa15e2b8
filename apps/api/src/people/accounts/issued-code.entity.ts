import { Entity, PrimaryColumn } from 'typeorm';

/** Every member code that was ever given, without whose it is: a code that is over leads to no one else later. */
@Entity('issued_codes')
export class IssuedCode {
  @PrimaryColumn({ type: 'char', length: 8, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  code: string;
}
