import { BIODATA_LIMITS, BIODATA_MESSAGES } from '@kalyanam/shared/topics/biodata/biodata';
import { CHECK_MESSAGES } from '@kalyanam/shared/topics/verification/checks';
import { GOTHRA_MESSAGES } from '@kalyanam/shared/topics/gothras/gothras';
import { HOROSCOPE_LIMITS, HOROSCOPE_MESSAGES } from '@kalyanam/shared/topics/stars/horoscope';
import { CALL_LIMITS, CALL_MESSAGES } from '@kalyanam/shared/topics/calls/calls';
import { DESK_LIMITS, DESK_MESSAGES } from '@kalyanam/shared/topics/family/desk';
import { MARRIAGE_MESSAGES } from '@kalyanam/shared/topics/marriage/marriages';
import { IDENTITY_MESSAGES } from '@kalyanam/shared/topics/verification/identity-number';
import { LOOKING_MESSAGES } from '@kalyanam/shared/topics/matching/looking';
import { INTEREST_MESSAGES } from '@kalyanam/shared/topics/interests/interests';
import { SEARCH_MESSAGES } from '@kalyanam/shared/topics/matching/searches';
import { DETAIL_LIMITS, DETAIL_MESSAGES, type DetailMessageKey } from '@kalyanam/shared/topics/profile/detail-messages';
import { WISH_MESSAGES } from '@kalyanam/shared/topics/matching/wish-order';

const te: Readonly<Record<DetailMessageKey, string>> = {
  district: 'ఈ రాష్ట్రంలోని జిల్లాను ఎంచుకోండి',
  abroadOnly: 'విదేశంలో పనిచేసేవారికి మాత్రమే',
  childrenOnly: 'విడాకులు తీసుకున్నవారికి, జీవిత భాగస్వామిని కోల్పోయినవారికి మాత్రమే',
  siblings: `తోబుట్టువులను ${DETAIL_LIMITS.siblings} మంది వరకే రాయవచ్చు`,
  children: `0 నుంచి ${DETAIL_LIMITS.children} లోపు అంకె రాయండి`,
  surname: `${DETAIL_LIMITS.surname} అక్షరాలకు మించకుండా రాయండి`,
  place: `${DETAIL_LIMITS.place} అక్షరాలకు మించకుండా రాయండి`,
  institution: `${DETAIL_LIMITS.institution} అక్షరాలకు మించకుండా రాయండి`,
  name: 'పేరులో కనీసం 2 అక్షరాలు ఉండాలి; అంకెలు, గుర్తులు ఉండకూడదు',
  nameTe: 'పేరును తెలుగు అక్షరాల్లోనే రాయండి',
  noContact: 'ఫోన్ నంబర్లు, ఇమెయిల్‌లు, లింకులు రాయవద్దు',
  placeOnly: 'ఊరి పేరు మాత్రమే రాయండి; ఫోన్ నంబరు, ఇమెయిల్, లింకు, యాప్ పేరు వద్దు',
  afterVerification: 'ధ్రువీకరణ తర్వాత ఇది అందుబాటులోకి వస్తుంది',
  consent: 'వారికి చెప్పానని ముందుగా నిర్ధారించండి',
};

/** Telugu by the English sentence, whose table English readers have already. */
export const teDetailSentences: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (Object.keys(DETAIL_MESSAGES) as DetailMessageKey[]).map((key) => [DETAIL_MESSAGES[key], te[key]]),
  ),
  [WISH_MESSAGES.tooManyToOrder]: 'మీరు కోరుకున్నవాటికి ఎక్కువగా సరిపోయేవారిని ముందు చూడాలంటే, ఫిల్టర్లు పెట్టి జాబితాను 5,000 లోపుకు తగ్గించండి',
  [BIODATA_MESSAGES.sections]: 'కనీసం ఒక భాగాన్ని ఎంచుకోండి',
  [BIODATA_MESSAGES.consent]: 'ఈ లింకు ఉన్న ఎవరైనా దీన్ని చూడవచ్చని ముందుగా నిర్ధారించండి',
  [BIODATA_MESSAGES.familyNumber]: 'ముందు మీ కుటుంబ బృందంలో ఒకరు తమ నంబరు ఇవ్వడానికి ఒప్పుకోవాలి',
  [BIODATA_MESSAGES.full]: `మీకు ${BIODATA_LIMITS.open} లింకులు తెరిచి ఉన్నాయి. ఎవరికీ అవసరం లేనిదాన్ని వెనక్కి తీసుకోండి.`,
  [CHECK_MESSAGES.workEmail]: 'మీ ఆఫీసు ఇమెయిల్ చిరునామా ఇవ్వండి',
  [CHECK_MESSAGES.noPaper]: 'ఇందులో మేము పరిశీలించగలిగేది ఏమీ లేదు',
  [INTEREST_MESSAGES.note]: '240 అక్షరాలకు మించకుండా రాయండి',
  [SEARCH_MESSAGES.full]: '10 సెర్చ్‌ల వరకే సేవ్ చేసుకోవచ్చు',
  [SEARCH_MESSAGES.name]: '40 అక్షరాలకు మించకుండా రాయండి',
  [SEARCH_MESSAGES.nameTaken]: 'ఈ పేరుతో మీకు ఇప్పటికే ఒక సెర్చ్ ఉంది',
  [SEARCH_MESSAGES.query]: 'ఈ సెర్చ్‌లో మాకు అర్థం కానిది ఒకటి ఉంది',
  [SEARCH_MESSAGES.consent]: 'ముందుగా ఈ ఇమెయిల్‌లకు ఒప్పుకోండి',
  [DESK_MESSAGES.ownNumber]: 'ఇది మీ సొంత నంబరు. మీరు ఆహ్వానించేవారి నంబరు ఇవ్వండి.',
  [DESK_MESSAGES.candidatesOwn]: 'ఇది మీ సొంత నంబరు. దయచేసి అమ్మాయి/అబ్బాయి వాడే నంబరు ఇవ్వండి.',
  [DESK_MESSAGES.ownEmail]: 'ఇది మీ సొంత ఇమెయిల్. మీరు ఆహ్వానించేవారి ఇమెయిల్ ఇవ్వండి.',
  [DESK_MESSAGES.emailCode]: 'ఈ ఇమెయిల్‌కు పంపిన కోడ్ ఇవ్వండి',
  [DESK_MESSAGES.there]: 'మీ కుటుంబ బృందంలో ఒకరికి ఇప్పటికే ఈ నంబరు ఉంది',
  [DESK_MESSAGES.membersNumber]: 'ఈ నంబరు ఇప్పటికే ఒక ప్రొఫైల్‌లో ఉంది. కుటుంబ ఖాతాకు వేరే నంబరు కావాలి.',
  [DESK_MESSAGES.helpersOnly]: 'మీరు సాయం చేసేవారిని మాత్రమే ఆహ్వానించగలరు. మిగతావారిని అమ్మాయి/అబ్బాయి ఆహ్వానిస్తారు.',
  [DESK_MESSAGES.allowances]: 'అన్నీ కలిసి చూసుకునేవారికి మాత్రమే ఎక్కువ అనుమతి ఇవ్వవచ్చు',
  [DESK_MESSAGES.consent]: 'మీరు ఆహ్వానించేవారు మీ ప్రొఫైల్ చూసి, మీ తరఫున పనులు చేయడానికి ఒప్పుకోండి',
  [DESK_MESSAGES.note]: `${DESK_LIMITS.noteLength} అక్షరాలకు మించకుండా రాయండి`,
  [DESK_MESSAGES.notReaders]: 'చూసేందుకు మాత్రమే అనుమతి ఉన్నవారు మాటలు రాయలేరు; బాగుంది, చూద్దాం, వద్దు అని మాత్రం చెప్పగలరు',
  [CALL_MESSAGES.slotCount]: `1 నుంచి ${CALL_LIMITS.slots} వరకు సమయాలు సూచించండి`,
  [CALL_MESSAGES.slotTwice]: 'ఒకే సమయాన్ని రెండుసార్లు ఇచ్చారు',
  [CALL_MESSAGES.slotStart]: 'కాల్ సరిగ్గా గంటకు లేదా అరగంటకు మొదలవ్వాలి',
  [CALL_MESSAGES.slotSpan]: `ఇప్పటి నుంచి ${CALL_LIMITS.fromHours} గంటల తర్వాత, ${CALL_LIMITS.toDays} రోజుల లోపు సమయాలు ఎంచుకోండి`,
  [CALL_MESSAGES.slotGone]: 'ఈ సమయం ఇక అందుబాటులో లేదు. దయచేసి వేరేది ఎంచుకోండి.',
  [CALL_MESSAGES.zone]: 'మీరు పనిచేసే దేశంలోని టైమ్ జోన్ ఎంచుకోండి',
  [CALL_MESSAGES.numberOf]: 'వీరు తమ నంబరు ఇవ్వడానికి ఇంకా ఒప్పుకోలేదు. దయచేసి మరొకరి నంబరు ఎంచుకోండి.',
  [IDENTITY_MESSAGES.number]: 'పత్రంలో ఉన్నట్టే నంబరు రాయండి',
  [IDENTITY_MESSAGES.lastFour]: 'చివరి 4 అంకెలు మాత్రమే రాయండి',
  [IDENTITY_MESSAGES.notOffered]: 'మేము అంగీకరించే పత్రాల్లో ఒకటి ఎంచుకోండి',
  [IDENTITY_MESSAGES.otherDocument]: 'ఏ పత్రం నంబరు ఇచ్చారో దాని ఫోటోనే పంపండి, లేదా ముందు నంబరు మార్చండి',
  [HOROSCOPE_MESSAGES.starFirst]: 'ముందు నక్షత్రం ఎంచుకోండి',
  [HOROSCOPE_MESSAGES.pada]: 'పాదం కూడా ఎంచుకోండి',
  [HOROSCOPE_MESSAGES.time]: '00:00 నుంచి 23:59 లోపు సమయం ఇవ్వండి',
  [HOROSCOPE_MESSAGES.timeFirst]: 'ముందు పుట్టిన సమయం ఇవ్వండి',
  [HOROSCOPE_MESSAGES.timeSkipped]: 'అక్కడ ఈ సమయం లేదు: గడియారాలు ముందుకు జరిపారు',
  [HOROSCOPE_MESSAGES.timeTwice]: 'అక్కడ గడియారాలు వెనక్కి జరిపినందున ఈ సమయం రెండుసార్లు వచ్చింది: మొదటిసారా, రెండోసారా?',
  [HOROSCOPE_MESSAGES.place]: 'జాబితాలోని ఊరు ఎంచుకోండి: దగ్గరలోని ఊరైనా చాలు',
  [HOROSCOPE_MESSAGES.zone]: 'పుట్టిన చోటి టైమ్ జోన్ ఎంచుకోండి',
  [HOROSCOPE_MESSAGES.reckoning]: 'ఈ సమయానికి మా లెక్క ప్రకారం వేరే నక్షత్రం వస్తుంది. దయచేసి మళ్లీ ఎంచుకోండి.',
  [HOROSCOPE_MESSAGES.panchangam]: `${HOROSCOPE_LIMITS.panchangam} అక్షరాలకు మించకుండా రాయండి`,
  [HOROSCOPE_MESSAGES.consent]: 'జాతకాన్ని మేము ఉంచుకోవడానికి ముందుగా ఒప్పుకోండి',
  [MARRIAGE_MESSAGES.story]: '600 అక్షరాలకు మించకుండా రాయండి',
  [MARRIAGE_MESSAGES.own]: 'ఇది మీ సొంత నంబరు',
  [MARRIAGE_MESSAGES.noInterest]: 'ఈ నంబరు గల కుటుంబానికీ మీకూ మధ్య అంగీకరించిన ఆసక్తి ఏదీ లేదు. నంబరు సరిగ్గా ఉందా?',
  [LOOKING_MESSAGES.pauseDay]: 'రేపటి నుంచి ఆరు నెలల లోపు ఒక రోజును ఎంచుకోండి',
  [GOTHRA_MESSAGES.name]: 'దయచేసి గోత్రం పేరు మాత్రమే రాయండి',
  [GOTHRA_MESSAGES.unknown]: 'తెలియకపోతే పెద్దలను అడగండి; ఇప్పుడు “తెలియదు” అని నమోదు చేసుకుని తర్వాత చెప్పవచ్చు',
};
