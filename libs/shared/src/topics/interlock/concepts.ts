import { SEEDS } from '../../base/domain/interlock.js';
import { skeletonOf } from './skeleton.js';

/**
 * The subjects of words in a note, in English and in Telugu (written in Latin letters here; skeletonOf reads both
 * scripts alike). A hyphen at the end means any ending, a tilde before the word for one letter more, less or other.
 */
const WORDS = {
  money:
    'money mony mny moni cash amount amt rupees rupee rs inr ₹ funds dabbu- paisa paisalu sommu rokkam nagadu duddu- dudlu',
  unit: 'lakh lakhs lac lacs lakshal- lakshala laksha crore crores cr koti kotlu kotla thousand thousands velu vela padivelu',
  order:
    'send snd pay transfer- deposit lend give credit gpay remit wire pampandi pampu pampali pampava pampagal- pampinchandi pampandra veyandi veyyandi veyagal- kattandi kattali katti kadite kattamant- kattamani ivvandi ivvagalara ivvava ichi sardandi adugutara sardutara veyyara vestara kottandi',
  need: 'need needed needs require required urgent- ~urgently help helps borrow kavali avasaram arjent- sayam sahayam atyavasaram shortage "short of" takkuva',
  loan: 'loan loans lon appu appuga runam lend borrow badulu chebadul-',
  fee: 'fee fees charge charges chaarji chaarge chaarjilu fiju fijulu rusumu duty dyuti fine jarimana penalty deposit',
  payable: '"be paid" "to pay" pay kattali kattandi katti kadite kattamant- chellinch-',
  advance: 'advance advans token',
  wire: 'wire transfer- pay deposit send gpay',
  assist: 'help sayam sahayam support donate donation',
  hospital:
    'hospital aasupatri- aspatri- asupatri- icu aisiyu- aiciyu- operation apareshan- surgery treatment chikitsa accident pramadam-',
  notImportant: '"mukyam kadu" "mukhyam kaadu" "not important" "not matter" "not the point"',
  arrange: 'arrange adjust manage spare sardubatu',
  forMe: '"for me" "can you" "could you" "will you" "would you" naku naaku',
  voucher: 'voucher vouchers vochar- voucar- vaucar- giftcard "gift card" "gift cards"',
  buy: 'buy get purchase koni konandi konara kontara teesukondi',
  remote:
    'anydesk anidesk enidesk "any desk" teamviewer timvyuvar- timvyuyar- "team viewer" rustdesk airdroid quicksupport "quick support" "share your screen" "screen share" skrinsher-',
  recharge: 'recharge richarj- ricarj- top-up topup "top up"',
  scheme: 'scheme skim- skeem- schemu chit chits "my firm" "my company" "my business" savings',
  put: 'put pedite pedithe pettandi pettu invest deposit join cherandi',
  study:
    'scholarship medal medalist- rank ranks marks eamcet emset jee neet college school exam course tuition degree hostel studies study chaduvu',
  repay:
    'repay repaid "pay back" "pay you back" "return it" "will return" "give back" "give it back" tirigi ichestanu ichestam istanu "pay it back" settle terchest- teerchest- tirchest- tirigist- tiristan-',
  asked:
    'photo photos foto- fotol- horoscope jatak- biodata details vivaral- profile gotra- gotram reply answer javabu',
  errand: 'ticket tickets tikket- tikketlu fare fares fine flight bill bills rent hotel',
  book: 'book recharge pay clear buk cover arrange sponsor',
  mine: 'my naa na',
  invest: 'invest investing investment investments pettubad- trade trading stocks forex crypto cripto kripto-',
  profit: 'profit profits guarantee guaranteed gyaranti labham labhal- double doubled doubles rettimpu returns',
  join: 'join cherandi teach nerpist- nerpinch- learn cheyandi pettandi pedite pedithe pettu "with us" "with me" "show you"',
  daily: 'daily roju rojuki "every day" everyday',
  inheritance: 'inheritance inherited lottery beneficiary "next of kin" varasatv- laatari lataari',
  remit: '"western union" moneygram "money gram" hawala',
  due: 'due overdue pending baki baaki',
  customs: '"yellow tag" kastams kastamz "custom officer" "custom duty" parsil- courier kuriyar- koriyar- consignment',
  gift: 'gift gifts giftu surprise',
  sent: 'sent posted pampanu pampina pampincha- pamputunn- pampistunn- "on its way" vachindi "have send"',
  foreign: 'abroad foreign videsh- london uk usa dubai america',
  stopped:
    'held stuck stopped caught detained seized clearance klearens kliyarens release officer adhikari agipo- agindi pattukunn- vidipinch- vidudala adugutar-',
  parcel:
    'parcel parsil- box boxes package packages shipment shipments luggage lagej- lageji- bag bags goods consignment trunk suitcase',
  carrier: 'delivery delivari- dhl fedex courier kuriyar- koriyar- diplomat',
  tax: 'tax taxes taks- duty charge charges charji chaarji fee fees fiju penalty clearance klearens payment',
  foreignCash: 'dollar dollars pounds euros currency "gold bars" cheque dalar- dolar-',
  airport: 'airport erport eyirport- vimanasrayam',
  otp: 'otp otipi ~otpi "one time password"',
  code: 'code kod kodu',
  reveal:
    'share send tell read give forward cheppandi cheppagal- cheppu pampandi pampagal- pettandi received came got vachina digits digit ankela ankelu type',
  card: 'card cards kard- kaardu debit cvv',
  figure: 'number numbers nambar- nanbar- digit digits ankela ankelu ankel- expiry cvv',
  cards: 'aadhaar adhar- ration voter pan visiting',
  got: 'received came got vachina vacina',
  sms: 'sms esemes mesej message',
  never: 'never fraud scam scams phishing cyber',
  known: 'member profile sabhya pin zip postal area building dress',
  pin: 'pin',
  bank: 'upi atm etiem enter type bank card',
  scan: 'scan skan- skaan',
  qr: 'qr kyuar',
  coin: 'ethereum etherium usdt btc binance bitkayin- bitkain- bitkoin- ~bitcoin crypto kripto- cripto',
  coins: 'coin coins kayin- token tokens',
  percent: 'percent percentage shatam profit profits double sure weekly rettlu',
  upi: 'upi',
  payApp: 'gpay jipe phonepe fonpe ponpe paytm petiem bhim "google pay" "phone pe" "gugul pe"',
  pleaseDo: 'cheyandi cheyyandi ceyandi chesta cheste cheyi kottandi veyandi me this',
  dowry:
    '~dowry dowery dauri ~katnam katna katnal- katnam- katnani- varakatnam varadakshina lanchanal- lanchanam- pettipotal- pettupotal- petipotal- dahej jahez stridhan- stridan-',
  giveTake:
    '"give and take" "gives and takes" "giving and taking" ichipuchuk- icipucuk- "ichi puchuk-" "ichi puccuk-" "ichi pucchuk-"',
  respect: 'respect love affection gauravam prema trust',
  wealth:
    'gold cash car flat plot land acre acres sovereign sovereigns tula- tola- bangaram bangar- nagadu ekara- ekaram kaaru flatu flaatu villa bike bullet innova fortuner apartment apartments cars flats flatlu flatlu- site sites nagalu jewels jewellery ornaments sovereigns savaral- silver vendi stalam polam kanukal- creta',
  giving:
    '"will give" "we give" "can give" "will be given" "be given" "should give" "ready to give" "can offer" "will offer" "we offer" istam istaamu istamandi istunn- ivvagal- pedatam pedtam pedataamu rasist- raasist- rastam rastamu rast- petali pettali pettamu pettalani ravali "go with" "goes with" "come with" "comes with"',
  wanted: 'want wants expect expects expecting demand demands demanding kavali korukunt- adugutunn-',
  side: 'bride brides groom girl boy abbayi- side party family’s ammayi- vaipu bridegroom adapila- adapil- magapel-',
  least: 'least minimum must kanisam tappanisari compulsory',
  whatAsk:
    '"what you" "what will" "what would" "what can" "what are" "how much" "how many" em emi yem enta entha entavaraku',
  youGive: 'give giving offer offering spend istar- pedatar- pedtar- pettagal- ivvagalar- petar- pettar-',
  toBride: 'daughter girl girls bride ammayi- ammayiki kuturi- kutur-',
  name: '"her name" "his name" "your name" "boys name" "sons name" "grooms name" "girls name" "brides name" "daughters name" "peru mid-" "peru mida" "peru pai" perun-',
  surname: '"house name" "inti peru" intiperu',
  house: 'house houses home illu plot plots',
  handOver: 'register registered registering transfer- keep deposit rayali rasi- rayandi rasist- veyali vestam vestamu',
  son: 'son sons couple abbayiki kodukuki',
  gesture: 'gesture offer offers gift gifts settlement honour honoured cash',
  settlement: 'settlement settlements',
  goods: 'fridge furniture appliances "washing machine" "household articles" utensils scooter samanlu vastuv-',
  price: 'price rate "market value" retu',
  market: 'market markets markett-',
  reserved: '"set aside" "kept aside" "put aside" reserved earmarked "pakkana pett-"',
  receive: '"will get" "would get" "shall get" "will receive" receive receives',
  property: 'property properties estate asti aasti astul- ancestral',
  formalities: 'formalities formality mariyadal- lanchan-',
  grand: 'grand grandly grandga ghananga gananga',
  wedding: 'wedding marriage engagement pelli peli pelil- peliki vivaham nischitart-',
  expense: 'expense expenses cost costs kharchu karchu kharchul- karcul- hotel',
  both: 'both equal equally half share shared sharing split together iddaram idaram panchuk- pancuk- sagam cheri-',
  spend: 'spend spending kharchu karchu',
  jewel:
    'gold sovereign sovereigns tola tola- tolas bangaram bangar- savaral- jewellery jewels ornaments nagalu silver vendi',
  bring: 'bring brings bringing exchange testundi techukunt- tecukunt-',
  whatever: '"whatever you" "as you wish" "as you like" "whatever is" "mee istam" "your wish"',
  giveAny: 'give giving put putting pettandi ivvandi pedit- istar-',
  enough: 'only chalu maatrame matrame',
  toGroom: 'groom bridegroom "son in law" alludi- alludu pellikoduk- varudi-',
  owning: 'has owns own bought undi unnayi konnad- konnar- konnam works',
  howMuch: '"how much" "how many" enta entha',
  fromYou: 'give pay istar- pedatar- pedtar- pettagal- ivvagalar-',
  perStatus: '"as per" sthayi- stayi- range status expectation expectations',
  budget: 'budget badjet-',
  sponsor: 'bear sponsor fund finance',
  cost: 'studies study education expenses visa business',
  no: 'no not never without neither nor dont against anti vaddu lekunda vyatirek- akkarled- akkaraled- ledu levu adagani adagam adugam teesukom- ivvamu ivvam nirak-',
  income:
    'salary salaries earns earn earning earned income lpa package ctc jeetam jitam annum "a month" "per month" "every month" monthly percent nelaku nelaki nelanela aadayam adayam turnover rents addelu "a year" "per year"',
  job: 'work works worked working job jobs office department dept company manager managers engineer analyst tester team section supervisor employee retired retire auditor warehouse godown shop business service audit audits auditing accountant officer-in-charge udyog- pani panichest- panichesta- shakha- shakalo vibhag- samstha- samstala afis- afisu ofisu dukan- shop- godaun- avutaru',
  custom: 'our family families tradition traditions ritual rituals telugu village wedding marriage',
  you: 'you your yours meeku mee meku please kindly dayachesi',
  app: 'telegram teligram- "signal app" arattai discord viber wechat hangouts snap instagram- insta snapchat facebook fesbuk- fb messenger whatsapp- vatsap- vatsapp- vatsp skype botim "whats app"',
  dotCom: '"dot com" "dot net" "dot org" "dot in" "dot co" "daat kaam" "daat in"',
  mail: 'gmail yahoo hotmail outlook rediffmail rediff jimeyil jimail jimel yahu',
  hideTelling:
    'cheppaku cheppakandi cheppodd- cheppavadd- cheppakoodadu cheppakudadu "not tell" "dont tell" "not inform" "dont inform" "not need to know" "need not know" "not know about" "dont let" "not let" "never tell" "not mention" "dont mention" "not find out" "should not know" "must not know" "only you and i" "you and i should" "only the two of us" teliyakud- teliyakod- teliyanivv- teliyodd- teliyavadd-',
  insult:
    'bitch bastard whore slut fuck fucking fucker asshole idiot idiots moron stupid scoundrel rascal shameless randi prostitute lanja- siggulen- siggulek- siggumal- vedava- vedhava bosadi bosdi chutiya madarchod behenchod haramkhor harami erripuk- denge- dengu- "fat pig" "you pig" "you dog" "you liar" "are a liar" "are liars" "are dogs" "are pigs" "get lost" "gadida kodaka" "kukka kodaka" "donga kodaka" "lanja kodaka" "pichi munda" "piccimunda"',
  beast: 'kuka- kukkav- gadida- donga dongal- dongav- pandi pandiv- liar cheat cheater mosagad-',
  nuvvu: 'nuvvu nuvu nuvv- nuvo nivu neevu nee ni ninnu',
  kill: 'kill murder stab strangle burn',
  victim: 'you your yourself myself',
  threat:
    'champest- campest- champut- champist- narikest- narukut- narikist- tagalabed- "finish you" "finish your" "regret this" "will regret" "regret it" "beat you" "hurt you" "ruin you" "destroy you" "ruin your" "spoil your" "break your" "burn you" "know where you" "know where your" "know your college" "ninnu vadal-" "mi antu" "come to your house and" "antu chust-" "antu cust-"',
  acid: 'acid asid- yasid- petrol',
  pour: 'throw pour posta postan- poyi- face mukham-',
  picture: 'photo photos foto- fotol- potol- photolu picture pictures video videos vidiyo-',
  publish: 'everywhere leak viral vairal- morph- net netlo internet intarnet- "to everyone" "your relatives"',
  obscene:
    'nude nudes naked sexy virgin virginity kanyatvam boobs bra panty panties porn nagna- nagnanga nagnam- "without clothes" "without dress" "batalu lekunda" "battalu lekunda" "batal lekunda" "sex chat" "have sex" "kiss you" "sleep with"',
  night: '"one night" "a night" "oka ratri" "ratri ki" "this night" "for the night"',
  withMe: '"with me" nato natoti "my room" "na gadi-"',
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

/** Concepts to which the handed-over seeds of one word belong. The others say too little alone. */
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

/** Single words of all concepts, to tell glued ones apart: 'sendmoney'. */
export const SINGLE_WORDS: ReadonlySet<string> = new Set(
  CONCEPTS.flatMap(([, spellings]) =>
    spellings.flatMap((spelling) => (spelling.length === 1 ? spelling[0]!.word : [])),
  ),
);
