// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { Subcaste } from './subcastes.js';

export const te: Readonly<Record<Subcaste, string>> = {
  ayodhya: 'అయోధ్య',
  bhumanchi: 'భూమంచి',
  chittepu: 'చిట్టెపు',
  desati: 'దేశటి',
  desuru: 'దేసూరు',
  gandikota: 'గండికోట',
  ganjam: 'గంజాం',
  gone: 'గోన',
  gudati: 'గుడాటి',
  motati: 'మోటాటి',
  murikinati: 'మురికినాటి',
  nanugonda: 'నానుగొండ',
  neravati: 'నెరవాటి',
  oruganti: 'ఓరుగంటి',
  pakanati: 'పాకనాటి',
  palnati: 'పల్నాటి',
  panta: 'పంట',
  pedakanti: 'పెడకంటి',
  pokanati: 'పోకనాటి',
  renati: 'రేనాటి',
  velanati: 'వెలనాటి',
  yerlam: 'యెర్లం',
};
