import { LIMITS } from '../../base/limits.js';
import { isPersonName } from '../../base/person-name.js';
import { teluguName } from './telugu-name.js';

/** `Latin తెలుగు` pairs, separated by commas or lines. */
const pairs = (text: string): [latin: string, telugu: string][] =>
  text
    .trim()
    .split(/\s*[,\n]\s*/)
    .map((pair) => {
      const at = pair.search(/ [\u0c00-\u0c7f]/);
      return [pair.slice(0, at), pair.slice(at + 1)];
    });

const WOMEN = `Sravani శ్రావణి, Deepthi దీప్తి, Anusha అనూష, Mounika మౌనిక, Divya దివ్య, Swathi స్వాతి, Harika హారిక, Keerthi కీర్తి
Sushma సుష్మ, Pravallika ప్రవల్లిక, Bhavana భావన, Himabindu హిమబిందు, Sindhu సింధు, Navya నవ్య, Ramya రమ్య, Sowmya సౌమ్య
Tejaswini తేజస్విని, Vaishnavi వైష్ణవి, Madhavi మాధవి, Haritha హరిత, Jyothsna జ్యోత్స్న, Sirisha శిరీష, Manasa మానస
Yamini యామిని, Nikhila నిఖిల, Snehalatha స్నేహలత, Akhila అఖిల, Chandana చందన, Srilatha శ్రీలత, Prathyusha ప్రత్యూష
Spandana స్పందన, Meghana మేఘన, Alekhya అలేఖ్య, Vasavi వాసవి, Gayathri గాయత్రి, Kavya కావ్య, Lahari లహరి, Pranathi ప్రణతి
Rishitha రిషిత, Sahithi సాహితి, Swapna స్వప్న, Vindhya వింధ్య, Hasini హాసిని, Anjali అంజలి, Bindu బిందు, Geethika గీతిక
Kalyani కళ్యాణి, Likhitha లిఖిత, Lavanya లావణ్య, Mahathi మహతి, Nandini నందిని, Padmaja పద్మజ, Sarayu సరయు, Suhasini సుహాసిని
Usha ఉష, Varsha వర్ష, Vijaya విజయ, Sunitha సునీత, Padma పద్మ, Lalitha లలిత, Meena మీనా, Radha రాధ, Sudha సుధ, Lakshmi లక్ష్మి
Anitha అనిత, Aparna అపర్ణ, Aruna అరుణ, Aishwarya ఐశ్వర్య, Bhargavi భార్గవి, Hemalatha హేమలత, Indira ఇందిర, Jahnavi జాహ్నవి
Madhuri మాధురి, Malathi మాలతి, Manogna మనోజ్ఞ, Mrudula మృదుల, Neelima నీలిమ, Parvathi పార్వతి, Poornima పూర్ణిమ
Rajeswari రాజేశ్వరి, Renuka రేణుక, Rohini రోహిణి, Sandhya సంధ్య, Saraswathi సరస్వతి, Sharmila షర్మిల, Soujanya సౌజన్య
Sravanthi స్రవంతి, Sumalatha సుమలత, Suseela సుశీల, Vasundhara వసుంధర, Vennela వెన్నెల, Yashoda యశోద
Gnaneswari జ్ఞానేశ్వరి, Spoorthi స్ఫూర్తి, Zara జారా`;

const MEN = `Karthik కార్తీక్, Rohith రోహిత్, Vamsi వంశీ, Praneeth ప్రణీత్, Harsha హర్ష, Naveen నవీన్, Sandeep సందీప్, Rakesh రాకేష్
Srinath శ్రీనాథ్, Venkat వెంకట్, Abhinav అభినవ్, Akhil అఖిల్, Bharath భరత్, Chaitanya చైతన్య, Dinesh దినేష్, Ganesh గణేష్
Hemanth హేమంత్, Jayanth జయంత్, Lokesh లోకేష్, Madhukar మధుకర్, Manoj మనోజ్, Phanindra ఫణీంద్ర, Pradeep ప్రదీప్
Raghuveer రఘువీర్, Sasidhar శశిధర్, Shashank శశాంక్, Siddharth సిద్ధార్థ్, Sreekanth శ్రీకాంత్, Sudheer సుధీర్
Sumanth సుమంత్, Surya సూర్య, Tarun తరుణ్, Uday ఉదయ్, Varun వరుణ్, Vikram విక్రమ్, Vinay వినయ్, Vishnu విష్ణు
Yashwanth యశ్వంత్, Aditya ఆదిత్య, Dheeraj ధీరజ్, Giridhar గిరిధర్, Kranthi క్రాంతి, Sudhakar సుధాకర్, Anil అనిల్
Balaji బాలాజీ, Damodar దామోదర్, Eshwar ఈశ్వర్, Gautham గౌతమ్, Krishna కృష్ణ, Mahesh మహేష్, Nikhil నిఖిల్, Prasanth ప్రశాంత్
Ramana రమణ, Santosh సంతోష్, Teja తేజ, Vivek వివేక్, Ravi రవి, Venkata వెంకట, Ramesh రమేష్, Suresh సురేష్, Kumar కుమార్
Prasad ప్రసాద్, Rao రావు, Sai సాయి, Sri శ్రీ, Naga నాగ, Devi దేవి, Murthy మూర్తి, Swamy స్వామి, Babu బాబు, Ramaiah రామయ్య
Anjaneyulu ఆంజనేయులు, Bhaskar భాస్కర్, Chiranjeevi చిరంజీవి, Goverdhan గోవర్ధన్, Jagadeesh జగదీష్, Kishore కిషోర్
Mallikarjuna మల్లికార్జున, Narasimha నరసింహ, Prithvi పృథ్వీ, Rajasekhar రాజశేఖర్, Satyanarayana సత్యనారాయణ
Subrahmanyam సుబ్రహ్మణ్యం, Venkateswarlu వెంకటేశ్వర్లు, Viswanath విశ్వనాథ్`;

const FAMILIES = `Reddy రెడ్డి, Yeruva యెరువ, Duvvuri దువ్వూరి, Kandula కందుల, Mallireddy మల్లిరెడ్డి, Challa చల్లా, Chinta చింతా
Gangireddy గంగిరెడ్డి, Jakka జక్కా, Kallam కల్లం, Kasireddy కసిరెడ్డి, Lingareddy లింగారెడ్డి, Maddi మద్ది, Pasham పాశం
Nallapareddy నల్లపరెడ్డి, Pochimreddy పోచింరెడ్డి, Singareddy సింగారెడ్డి, Tatiparthi తాటిపర్తి, Thumma తుమ్మా, Vemula వేముల
Yarram యర్రం, Avula ఆవుల, Annapureddy అన్నపురెడ్డి, Basireddy బసిరెడ్డి, Bhimireddy భీమిరెడ్డి, Bokka బొక్కా
Chilukuri చిలుకూరి, Dendi దెంది, Donthi దొంతి, Edula ఏదుల, Gujjula గుజ్జుల, Gudipati గుడిపాటి, Indukuri ఇందుకూరి
Kancharla కంచర్ల, Katta కట్టా, Kotha కొత్త, Mettu మెట్టు, Muppidi ముప్పిడి, Narra నర్రా, Nukala నూకల, Obulareddy ఓబులరెడ్డి
Padala పడాల, Ravula రావుల, Sabbella సబ్బెళ్ల, Sama సామ, Seelam శీలం, Tamatam తమటం, Tummala తుమ్మల, Udumula ఉడుముల
Vangala వంగాల, Vallapureddy వల్లపురెడ్డి, Karri కర్రి, Satti సత్తి, Tetali తేతలి, Kovvuri కొవ్వూరి, Chirla చిర్ల
Bollavaram బొల్లవరం, Gopavaram గోపవరం, Pamireddy పామిరెడ్డి, Ramireddy రామిరెడ్డి, Venna వెన్నా, Aluru ఆలూరు, Gaddam గడ్డం
Kota కోట, Alla ఆళ్ల, Buggana బుగ్గన, Chevireddy చెవిరెడ్డి, Gurram గుర్రం, Kakani కాకాణి, Komatireddy కోమటిరెడ్డి
Magunta మాగుంట, Mekapati మేకపాటి, Nallamilli నల్లమిల్లి, Palvai పాల్వాయి, Ponguleti పొంగులేటి, Vemireddy వేమిరెడ్డి`;

const VARIANTS = `Shravani శ్రావణి, Sraavani శ్రావణి, Keerti కీర్తి, Kirti కీర్తి, Swati స్వాతి, Jyotsna జ్యోత్స్న, Jyosthna జ్యోత్స్న
Pravalika ప్రవల్లిక, Shirisha శిరీష, Soumya సౌమ్య, Srinivas శ్రీనివాస్, Sreenivas శ్రీనివాస్, Shrinivas శ్రీనివాస్
Laxmi లక్ష్మి, Sree శ్రీ, Reddi రెడ్డి, Murty మూర్తి, Moorthy మూర్తి, Amritha అమృత, Amrutha అమృత, Krupa కృప, Kripa కృప
Maithili మైథిలి, Mythili మైథిలి, Hymavathi హైమవతి, Sailaja శైలజ, Shylaja శైలజ, Gowtham గౌతమ్, Gautam గౌతమ్, Vamshi వంశీ
Shruthi శ్రుతి, Sruti శ్రుతి, Pragna ప్రజ్ఞ, Prajna ప్రజ్ఞ, Manojna మనోజ్ఞ, Satish సతీష్, Sathish సతీష్, Siva శివ, Shiva శివ
Santhi శాంతి, Shanti శాంతి, Ravinder రవీందర్, Ravindar రవీందర్, Ramayya రామయ్య, Naidu నాయుడు, Nayudu నాయుడు
Chowdary చౌదరి, Choudhary చౌదరి, Chowdhury చౌదరి, Subramanyam సుబ్రహ్మణ్యం, Prudhvi పృథ్వీ, Kishor కిషోర్
Yeleti ఏలేటి, Eleti ఏలేటి, Vuppala ఉప్పల, Uppala ఉప్పల, Kovuri కొవ్వూరి`;

const IN_PARTS = `Venkatareddy వెంకటరెడ్డి, Ramareddy రామారెడ్డి, Subbareddy సుబ్బారెడ్డి, Krishnarao కృష్ణారావు
Ramachandrareddy రామచంద్రారెడ్డి, Narasimhareddy నరసింహారెడ్డి, Madhavareddy మాధవరెడ్డి, Suryanarayanareddy సూర్యనారాయణరెడ్డి
Venkataramireddy వెంకటరామిరెడ్డి, Bapireddy బాపిరెడ్డి, Machireddy మాచిరెడ్డి, Mareddy మారెడ్డి, Sivakumar శివకుమార్
Saikrishna సాయికృష్ణ, Rameshkumar రమేష్ కుమార్, Rajkumar రాజ్ కుమార్, Srinivasreddy శ్రీనివాస్ రెడ్డి, Nagalakshmi నాగలక్ష్మి
Vijayalakshmi విజయలక్ష్మి, Subbalakshmi సుబ్బలక్ష్మి, Lakshmidevi లక్ష్మీదేవి, Laxmidevi లక్ష్మీదేవి, Muralikrishna మురళీకృష్ణ
Radhakrishna రాధాకృష్ణ, Umadevi ఉమాదేవి, Umamaheswari ఉమామహేశ్వరి, Sudharani సుధారాణి, Rajakumari రాజకుమారి, Nagamma నాగమ్మ
Subbamma సుబ్బమ్మ, Rajamma రాజమ్మ, Venkatasubbaiah వెంకటసుబ్బయ్య, Nagarathnamma నాగరత్నమ్మ, Viswanadhareddy విశ్వనాథరెడ్డి`;

const BY_RULES = `Bodduluri బొద్దులూరి, Kommipati కొమ్మిపాటి, Gollapalli గొల్లపల్లి, Chennupati చెన్నుపాటి, Pothineni పోతినేని
Veerisetty వీరిశెట్టి, Lingampalli లింగంపల్లి, Ganjikunta గంజికుంట, Devarakonda దేవరకొండ, Rudravaram రుద్రవరం, Bhuvika భువిక
Nishvika నిశ్విక, Lohakshi లోహక్షి, Srinika శ్రీనిక, Trinayani త్రినయని, Pranushka ప్రణుష్క, Ambareesh అంబరీష్, Yagnesh యజ్ఞేష్
Kshetra క్షేత్ర, Jeevanika జీవనిక, Gandluri గండ్లూరి, Gorantla గోరంట్ల, Mannem మన్నెం, Yarramreddy యర్రంరెడ్డి
Sannapureddy సన్నపురెడ్డి, Rushyanth రుష్యంత్, Hrudaya హృదయ, Eswaramma ఈశ్వరమ్మ, Chenchaiah చెంచయ్య, Vummadisetti ఉమ్మడిశెట్టి`;

const INITIALS = `K. Ramesh కె. రమేష్, k ramesh కె రమేష్, Y S Rajasekhara Reddy వై ఎస్ రాజశేఖర రెడ్డి, K.V.S.R. Prasad కె.వి.ఎస్.ఆర్. ప్రసాద్
Ramesh K రమేష్ కె, KVR Reddy కె వి ఆర్ రెడ్డి, Ch. Ramesh సిహెచ్. రమేష్, A B C D E F G ఎ బి సి డి ఇ ఎఫ్ జి
H I J K L M N హెచ్ ఐ జె కె ఎల్ ఎం ఎన్, O P Q R S T U ఒ పి క్యూ ఆర్ ఎస్ టి యు, V W X Y Z వి డబ్ల్యూ ఎక్స్ వై జెడ్
D’Souza డిసౌజా, D'Souza డిసౌజా`;

const TOGETHER = `Sravani Reddy శ్రావణి రెడ్డి, SRAVANI REDDY YERUVA శ్రావణి రెడ్డి యెరువ, sravani reddy శ్రావణి రెడ్డి
Venkata Naga Sai Krishna Reddy వెంకట నాగ సాయి కృష్ణ రెడ్డి, Sai-Krishna Reddy సాయి-కృష్ణ రెడ్డి, Sravani. శ్రావణి., Bo బో`;

/** Telugu with no sign after anything but a consonant, and no joiner. */
const WELL_FORMED =
  /^(?:(?:[\u0c05-\u0c14]|[\u0c15-\u0c39](?:\u0c4d[\u0c15-\u0c39])*(?:[\u0c3e-\u0c4c]|\u0c4d)?)\u0c02?|[ .-])+$/;

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

describe('the suggestion of a name in Telugu', () => {
  describe.each([
    ['of a woman', WOMEN],
    ['of a man', MEN],
    ['of a family', FAMILIES],
    ['spelled in other ways', VARIANTS],
    ['read in parts', IN_PARTS],
    ['read by rules', BY_RULES],
    ['with initials', INITIALS],
    ['of several words', TOGETHER],
  ])('%s', (_, table) => {
    it.each(pairs(table))('%s is %s', (latin, telugu) => expect(teluguName(latin)).toBe(telugu));
  });

  it('is the name of a person', () => {
    for (const [, telugu] of [WOMEN, MEN, FAMILIES, VARIANTS, IN_PARTS, BY_RULES].flatMap(pairs))
      expect([telugu, isPersonName(telugu)]).toEqual([telugu, true]);
  });

  it.each([
    ['  Sravani   Reddy ', 'శ్రావణి రెడ్డి'],
    ['Sravani\tReddy', 'శ్రావణి రెడ్డి'],
    ['Sravani\u200c', 'శ్రావణి'],
    ['Sra\u200dvani \u200cReddy', 'శ్రావణి రెడ్డి'],
    ["'Sravani'", 'శ్రావణి'],
  ])('leaves out of %j what no name has', (typed, telugu) => expect(teluguName(typed)).toBe(telugu));

  it.each([
    '',
    '   ',
    '.',
    '-',
    "'",
    'శ్రావణి రెడ్డి',
    'శ్రావణి Reddy',
    'Sravani 2',
    '12',
    'José',
    'Sravani@example',
    'स्वाति',
    'bcdfg',
    "D'bcdfg",
    'Sravani bcdfghjkl',
    'bcdfghjklm'.repeat(10),
    'Sravani '.repeat(13),
    'brta'.repeat(25),
  ])('is none for %j', (typed) => expect(teluguName(typed)).toBeNull());

  it('is short and well formed whatever is typed', () => {
    const pieces = letters.flatMap((one) =>
      letters.flatMap((other) => [one + other, `${one}${other}a`, `a${one}${other}`]),
    );
    const long = [...letters.map((one) => `${one}a`.repeat(50)), ...letters.map((one) => one.repeat(99) + 'a')];
    for (const typed of [...letters, ...pieces, ...pieces.map((piece) => `ka${piece}iri`), ...long]) {
      const telugu = teluguName(typed);
      if (telugu === null) continue;
      expect([typed, telugu]).toEqual([typed, expect.stringMatching(WELL_FORMED)]);
      expect(telugu.length).toBeLessThanOrEqual(LIMITS.nameLength.max);
    }
  });
});
