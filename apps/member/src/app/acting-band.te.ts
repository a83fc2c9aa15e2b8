import { te as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.te';
import type { en } from './acting-band.en';

export const te: typeof en = {
  label: 'ఎవరి తరఫున చేస్తున్నారు',
  actingFor: (name, relation) => ['', `${name} గారి`, ` తరఫున చూస్తున్నారు · మీరు: ${relation}`],
  choose: 'ఎవరి తరఫున',
  desk: 'కుటుంబ బృందం',
  shortlist: 'నచ్చిన ప్రొఫైళ్లు',
  relations: vocabulary.deskRelation,
};
