// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { Spellings } from '../name-lookup.js';
import type { Subcaste } from './subcastes.js';

/** Every spelling that means one of them. */
export const SUBCASTE_SPELLINGS: Readonly<Record<Subcaste, Spellings>> = {
  ayodhya: ['Ayodhya', 'అయోధ్య', 'Ayodhi', 'Ayodhyanagar'],
  bhumanchi: ['Bhumanchi', 'భూమంచి', 'Bhoomanchi'],
  chittepu: ['Chittepu', 'చిట్టెపు', 'Chittapu', 'Chitteti', 'Ghittapu'],
  desati: ['Desati', 'దేశటి', 'Deshathi', 'Deshati', 'Desathi'],
  desuru: ['Desuru', 'దేసూరు', 'Desur'],
  gandikota: ['Gandikota', 'గండికోట', 'Gandi Kottai'],
  ganjam: ['Ganjam', 'గంజాం'],
  gone: ['Gone', 'గోన', 'Gona', 'Gone Kapu'],
  gudati: ['Gudati', 'గుడాటి', 'Gurati', 'Godati', 'Godadi'],
  motati: ['Motati', 'మోటాటి', 'Mothati'],
  murikinati: ['Murikinati', 'మురికినాటి'],
  nanugonda: ['Nanugonda', 'నానుగొండ'],
  neravati: ['Neravati', 'నెరవాటి', 'Nerati', 'Nervati', 'Neruvati'],
  oruganti: ['Oruganti', 'ఓరుగంటి', 'Oraganti'],
  pakanati: ['Pakanati', 'పాకనాటి', 'Paknati', 'Pakinati'],
  palnati: ['Palnati', 'పల్నాటి', 'Palanati'],
  panta: ['Panta', 'పంట', 'Pamta'],
  pedakanti: ['Pedakanti', 'పెడకంటి', 'Pedaganti', 'Peddakanti'],
  pokanati: ['Pokanati', 'పోకనాటి', 'Pokanadu'],
  renati: ['Renati', 'రేనాటి', 'Renadu'],
  velanati: ['Velanati', 'వెలనాటి', 'Velnati', 'Velanadu'],
  yerlam: ['Yerlam', 'యెర్లం', 'Yerlamma'],
};
