// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { Subcaste } from './subcastes.js';

export const en: Readonly<Record<Subcaste, string>> = {
  ayodhya: 'Ayodhya',
  bhumanchi: 'Bhumanchi',
  chittepu: 'Chittepu',
  desati: 'Desati',
  desuru: 'Desuru',
  gandikota: 'Gandikota',
  ganjam: 'Ganjam',
  gone: 'Gone',
  gudati: 'Gudati',
  motati: 'Motati',
  murikinati: 'Murikinati',
  nanugonda: 'Nanugonda',
  neravati: 'Neravati',
  oruganti: 'Oruganti',
  pakanati: 'Pakanati',
  palnati: 'Palnati',
  panta: 'Panta',
  pedakanti: 'Pedakanti',
  pokanati: 'Pokanati',
  renati: 'Renati',
  velanati: 'Velanati',
  yerlam: 'Yerlam',
};
