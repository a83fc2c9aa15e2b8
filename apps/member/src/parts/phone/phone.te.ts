import { PHONE_COUNTRIES_TE } from '@kalyanam/shared/base/vocabulary/phone-countries.te';
import type { en } from './phone.en';

export const te: typeof en = {
  country: 'దేశపు కోడ్',
  countries: PHONE_COUNTRIES_TE,
  abroad: 'దేశపు కోడ్ లేకుండా రాయండి. SMS ద్వారా వచ్చే కోడ్‌తో దీన్ని ధ్రువీకరించాలి.',
  noSms: 'అక్కడికి ఇంకా SMS పంపలేకపోతున్నాం. ఇమెయిల్ తర్వాత ఇండియాలోని ఒక కుటుంబ నంబరు కూడా అడుగుతాం.',
  candidateNoSms: 'ఈ దేశానికి SMS పంపలేం: మా బృందం మీతో కలిసి అమ్మాయిని/అబ్బాయిని అడుగుతుంది.',
  candidatePhone: 'అమ్మాయి/అబ్బాయి సొంత మొబైల్ నంబరు',
};
