import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';

const MOST = 10;
const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();

interface Village {
  readonly district: string;
  readonly name: string;
  readonly key: string;
}

/** R88: suggestions from the operator's file, one 'district,village' a line; without a file there are none. */
@Injectable()
export class Villages {
  private loaded: Promise<readonly Village[]> | null = null;

  constructor(private readonly settings: Settings) {}

  /** At most ten whose names begin so, in the order of the file. */
  async beginningWith(district: string, typed: string): Promise<string[]> {
    const begin = plain(typed);
    const villages = await (this.loaded ??= this.load());
    const found = villages.filter((village) => village.district === district && village.key.startsWith(begin));
    return [...new Set(found.map(({ name }) => name))].slice(0, MOST);
  }

  private async load(): Promise<readonly Village[]> {
    const { villagesFile } = this.settings;
    if (villagesFile === null) return [];
    const lines = (await readFile(villagesFile, 'utf8')).split('\n');
    return lines.flatMap((line) => {
      const [district = '', name = ''] = line.split(',').map((cell) => cell.trim());
      return district && name ? [{ district, name, key: plain(name) }] : [];
    });
  }
}
