import { SEEDS } from '../domain/interlock.js';
import { skeletonOf } from './skeleton.js';

/**
 * What words of a note are about, in English and in Telugu (written in Latin letters here; skeletonOf reads both scripts
 * alike). A hyphen at the end stands for any ending, a tilde before the word for one letter more, less or other.
 */
const WORDS = {
  money: 'money mony mny moni cash amount amt rupees rupee rs inr ₹ funds dabbu- paisa paisalu sommu rokkam nagadu',
  unit: 'lakh lakhs lac lacs lakshal- lakshala laksha crore crores cr koti kotlu kotla thousand thousands velu vela padivelu',
  order:
    'send snd pay transfer- deposit lend give credit gpay remit wire pampandi pampu pampali pampava pampagal- pampinchandi pampandra veyandi veyyandi veyagal- kattandi kattali katti kadite kattamant- kattamani ivvandi ivvagalara ivvava ichi sardandi adugutara',
  need: 'need needed needs require required urgent- ~urgently help borrow kavali avasaram arjent- sayam sahayam',
  loan: 'loan loans lon appu appuga runam lend borrow badulu',
  fee: 'fee fees charge charges chaarji chaarge chaarjilu fiju fijulu rusumu',
  payable: '"be paid" "to pay" pay kattali kattandi katti kadite kattamant- chellinch-',
  study: 'college school exam course tuition degree hostel studies study chaduvu',
  repay:
    '"pay back" "pay you back" "return it" "will return" "give back" "give it back" tirigi ichestanu ichestam istanu "pay it back"',
  asked:
    'photo photos foto- fotol- horoscope jatak- biodata details vivaral- profile gotra- gotram reply answer javabu',
  errand: 'ticket tickets tikket flight bill bills rent hotel',
  book: 'book recharge pay clear buk',
  mine: 'my naa na',
  invest: 'invest investing investment investments pettubad- trade trading stocks forex crypto cripto kripto-',
  profit: 'profit profits guarantee guaranteed gyaranti labham labhal- double doubled doubles rettimpu returns',
  join: 'join cherandi teach nerpist- nerpinch- learn cheyandi pettandi pedite pedithe pettu "with us" "with me" "show you"',
  daily: 'daily roju rojuki "every day" everyday',
  customs: 'kastams kastamz "custom officer" "custom duty" parsil- courier kuriyar- koriyar- consignment',
  gift: 'gift gifts giftu surprise',
  sent: 'sent posted pampanu pampina pampincha- pamputunn- pampistunn- "on its way" vachindi "have send"',
  foreign: 'abroad foreign videsh- london uk usa dubai america',
  stopped:
    'held stuck stopped caught detained seized clearance klearens kliyarens release officer adhikari agipo- agindi pattukunn- vidipinch- vidudala adugutar-',
  airport: 'airport erport eyirport- vimanasrayam',
  otp: 'otp otipi ~otpi "one time password"',
  code: 'code kod kodu',
  reveal:
    'share send tell read give forward cheppandi cheppagal- cheppu pampandi pampagal- pettandi received came got vachina digits digit ankela',
  known: 'member profile sabhya pin zip postal area building dress',
  pin: 'pin',
  bank: 'upi atm enter type',
  scan: 'scan',
  qr: 'qr kyuar',
  coin: 'ethereum etherium usdt btc binance bitkayin- bitkain- ~bitcoin crypto kripto- cripto',
  upi: 'upi',
  dowry: '~dowry dowery dauri ~katnam katna katnal- katnam- katnani- varakatnam varadakshina lanchanal-',
  wealth:
    'gold cash car flat plot land acre acres sovereign sovereigns tula- tola- bangaram bangar- nagadu ekara- ekaram kaaru flatu flaatu villa bike site stalam polam kanukal- creta',
  giving:
    '"will give" "we give" "can give" "will be given" "be given" "should give" "ready to give" "can offer" "will offer" "we offer" istam istaamu istamandi istunn- ivvagal- pedatam pedtam pedataamu rasist- raasist-',
  wanted: 'want wants expect expects expecting demand demands demanding kavali korukunt- adugutunn-',
  enough: 'only chalu maatrame matrame',
  toGroom: 'groom bridegroom "son in law" alludi- alludu pellikoduk- varudi-',
  owning: 'has owns own bought undi unnayi konnad- konnar- konnam works',
  howMuch: '"how much" enta entha',
  fromYou: 'give pay istar- pedatar- pedtar- pettagal- ivvagalar-',
  perStatus: '"as per" sthayi- stayi- range status expectation expectations',
  budget: 'budget badjet-',
  sponsor: 'bear sponsor fund finance',
  cost: 'studies study education expenses visa business',
  no: 'no not never without neither nor dont against anti vaddu lekunda vyatirek- akkarled- akkaraled- ledu levu adagani adagam adugam teesukom- ivvamu ivvam nirak-',
  income:
    'salary salaries earns earn earning earned income lpa package ctc jeetam jitam annum month monthly nelaku nelaki nelanela aadayam adayam turnover rents addelu "a year" "per year"',
  job: 'work works worked working job jobs office department dept company manager managers engineer analyst tester team section supervisor employee retired retire auditor warehouse godown shop business service officer-in-charge udyog- pani panichest- panichesta- shakha- shakalo vibhag- samstha- samstala afis- afisu ofisu dukan- shop- godaun- avutaru',
  custom: 'our family families tradition traditions ritual rituals telugu village wedding marriage',
  you: 'you your yours meeku mee meku please kindly dayachesi',
  app: 'telegram teligram- instagram- insta snapchat facebook fesbuk- fb messenger whatsapp- vatsap- vatsapp- skype botim "whats app"',
  dotCom: '"dot com" "dot net" "dot org" "dot in" "dot co" "daat kaam" "daat in"',
  mail: 'gmail yahoo hotmail outlook rediffmail rediff jimeyil jimail jimel yahu',
  hideTelling:
    'cheppaku cheppakandi cheppodd- cheppavadd- cheppakoodadu cheppakudadu "not tell" "dont tell" "not inform" "dont inform" "not need to know" "need not know" "not know about" "dont let" "not let" "never tell"',
  secret: 'secret rahasyam "between us" "between you and me" "iddari madhy-"',
} as const;

export type Concept = keyof typeof WORDS;

/** One word of a spelling: how it reads, whether any ending may follow, whether one letter may differ. */
export type Spelling = readonly { readonly word: string; readonly open: boolean; readonly near: boolean }[];

const spellingOf = (typed: string): Spelling =>
  typed.split(' ').map((word) => ({
    word: skeletonOf(word.replace(/[-~]/g, '')),
    open: word.endsWith('-'),
    near: word.startsWith('~'),
  }));

/** Words by spaces, phrases in quotation marks. */
const ENTRY = /"[^"]*"|[^ "]+/g;
const spellingsOf = (list: string): readonly Spelling[] =>
  (list.match(ENTRY) ?? []).map((entry) => spellingOf(entry.replaceAll('"', '')));

/** Concepts to which the handed-over seeds of one word belong. The others say too little by themselves. */
const SEEDED: Partial<Record<Concept, readonly string[]>> = {
  customs: SEEDS.customs,
  dowry: SEEDS.dowry,
  app: SEEDS.elsewhere,
};
const isSingle = (seed: string) => !seed.includes(' ');

export const CONCEPTS = (Object.keys(WORDS) as Concept[]).map(
  (concept) =>
    [
      concept,
      [
        ...spellingsOf(WORDS[concept]),
        ...(SEEDED[concept] ?? []).filter(isSingle).map((seed) => spellingOf(`${seed}-`)),
      ],
    ] as const,
);

/** The handed-over seeds that are a phrase: each speaks for itself. */
export const SEED_PHRASES = Object.entries(SEEDS).flatMap(([pattern, seeds]) =>
  seeds.filter((seed) => seed.includes(' ')).map((seed) => [pattern as keyof typeof SEEDS, spellingOf(seed)] as const),
);
