import { te as labels } from '@kalyanam/shared/topics/profile/detail-labels.te';
import { te as districts } from '@kalyanam/shared/base/domain/districts.te';
import { te as subcastes } from '@kalyanam/shared/base/domain/subcastes.te';
import { te as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.te';
import { te as facts } from '@kalyanam/shared/topics/profile/detail-facts.te';
import type { en } from './details.en';

export const te: typeof en = {
  ...facts,
  lists: { labels, districts, subcastes, vocabulary },
  moreVisibleTitle: 'కుటుంబ వివరాలు ఎవరికి కనిపించాలి',
  moreVisibleLead: 'బంధువుల పేర్లు, మీ కాలేజీ, పనిచేసే కంపెనీ, తోబుట్టువులు ఉండే ఊళ్లు. మిగతావి ఎవరికి కనిపిస్తాయో ఒక్కో వివరం కిందే రాసి ఉంటుంది.',
  moreVisible: { accepted: 'ఆసక్తిని అంగీకరించాక మాత్రమే', verified: 'ధ్రువీకరించిన సభ్యులందరికీ' },
  moreVisibleMeans: {
    accepted: 'మీరు ఆసక్తిని అంగీకరించిన, లేదా మీ ఆసక్తిని అంగీకరించిన కుటుంబాలకే.',
    verified: 'మా బృందం పత్రాలు పరిశీలించిన సభ్యులందరికీ.',
  },
};
