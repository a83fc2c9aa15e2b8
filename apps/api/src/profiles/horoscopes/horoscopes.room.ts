import type { Room } from '../../platform/room.js';
import { HoroscopeExchangeRow, HoroscopeRow } from './horoscope.entity.js';
import { HoroscopesRepository } from './horoscopes.repository.js';
import { Horoscopes } from './horoscopes.service.js';

export const horoscopes: Room = {
  entities: [HoroscopeExchangeRow, HoroscopeRow],
  providers: [Horoscopes, HoroscopesRepository],
};
