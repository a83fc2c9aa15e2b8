/** Sentences of a self-summary. {home} is the family's town, {city} the place of work, {sibling} brother or sister. */

/** For families in another town in India. */
export const FAMILY_AWAY = [
  'My parents live in {home}, and I am on the Friday night bus whenever work allows.',
  'Home is {home}, where my father still grows vegetables nobody asked for and everybody eats.',
  'I grew up in {home} with my grandparents in the next room, and I still phone my grandmother every evening.',
  'My family is in {home}: parents, a married {sibling} with two children, and a very opinionated parrot.',
  "My mother taught in {home} for thirty years; half the street still calls her 'teacher'.",
  'We are four at home in {home}, and at every festival we are fourteen.',
  'My father retired from the electricity department in {home}; my mother runs the house and most of the street.',
  'My younger {sibling} studies in {home}, so I go back often and am beaten at carrom.',
];

export const FAMILY_OVERSEAS = [
  'I left {home} for my studies and go back every winter; the first stop is always my grandmother.',
  'My parents live in {home} and visit each summer; we talk every morning while I cook.',
  'I miss {home} most in the mango season, and I go back for it whenever I can.',
  'Most of my family is in {home}; an uncle nearby keeps me fed on Sundays.',
  'I grew up in {home}, and after {years} away I still count in Telugu.',
  'My {sibling} and I take turns to be at home in {home} for Sankranti, and I have not missed a turn yet.',
];

export const FAMILY_NEAR = [
  'I live with my parents in {home}, and dinner together is the one fixed hour of our day.',
  'I was born and raised in {home}; my parents, my {sibling} and I share an old house with a neem tree.',
  'We are a joint family in {home}: there is always somebody to talk to and somebody to answer to.',
  'My parents and grandparents are with me in {home}, so I know what shared cooking and shared news mean.',
  'My family has been in {home} for as long as anyone remembers, and I know most of our street by name.',
];

export const FAMILY_OF_ELDERS = [
  "My sister's family lives two streets away in {home}, and my days are seldom quiet.",
  'My brothers and their children are close by in {home}; Sunday lunch is at a long table.',
];

export const PASTIMES = [
  'Sundays are for a long walk and filter coffee, in that order.',
  'I sing Annamayya keerthanas on weekends, better in company than alone.',
  'I run ten kilometres most Saturdays and am slow enough to enjoy the view.',
  "I cook a fair gongura pachadi and am still working on my mother's pulihora.",
  'I read Telugu short stories on the train and lend out more books than come back.',
  'I play badminton twice a week and lose politely.',
  'On free weekends I look for old step-wells and temples that are on no list.',
  'I am learning the veena again after a long pause, to the patience of everybody at home.',
  'I grow tomatoes, chillies and curry leaves in pots on the balcony.',
  'I watch cricket with the sound off and old Telugu films with the sound on.',
  'I sketch people in waiting rooms and give them the page if they notice.',
  'I write for blind students at examination time and have learnt a good deal of history that way.',
  'I swim early in the morning and am of little use before that.',
  "I keep a recipe notebook that began with my grandmother's avakaya.",
  'I practise yoga at six each morning, mostly because the house is quiet then.',
  'Board games, strong tea and a full table are my idea of a good evening.',
  'I mend things: radios, mixers, bicycles, now and then a friendship.',
  "I teach two neighbours' children arithmetic on Saturdays and learn patience in return.",
  'I plant a tree on each birthday; most of them are still alive.',
  'I am reading the Mahabharata in Telugu, four pages a night.',
  'I cycle to the lake at dawn and bring breakfast back for everyone.',
  'I knit badly and give the results only to people who love me.',
  'I collect old photographs of our village and write down who is in them.',
  'I bake bread on Saturdays, and the smell does more for the house than any lamp.',
  'I play the flute, mostly ragas that forgive a beginner.',
  'I like trains more than planes and a window seat more than either.',
  'I have taken up pottery, so my friends own more crooked cups than they need.',
  'Quiz evenings, crosswords and long arguments about films are my weakness.',
];

export const MANNERS = [
  'I am told that I am quiet at first and hard to stop afterwards.',
  'I laugh easily, plan carefully and am seldom late.',
  'I would rather say a hard thing kindly than not say it.',
  'Friends call me steady; my cousins say stubborn.',
  'I save for travel before I save for things.',
  'Faith is a quiet, daily matter in our house.',
  'I believe that housework belongs to everybody, and I iron better than most.',
];

export const DIVORCED_ELDERS = [
  'I have been divorced for many years; my grown-up daughter encouraged me to write this.',
];

export const WIDOWED_ELDERS = [
  'I lost my {spouse} some years ago; my children are grown and were the first to say that I should not be alone.',
];

export const DIVORCED = [
  'I was married for a short time some years ago; there are no children, and I speak of it openly.',
  'I am divorced and have a daughter of seven who lives with me and comes first.',
];

export const WIDOWED = [
  'I lost my {spouse} four years ago; I have made my peace with it and would like to share life again.',
  'I was widowed early and am raising my son of nine with the help of my family.',
];

/** Written by a relative. {child} is daughter or son, {She} and {her} refer to the candidate. */
export const BY_RELATIVES = [
  "We write for our {child} {given}, who is {noun} in {city}. {She} calls home every evening, remembers every cousin's birthday and still asks {her} grandmother before trying a new recipe. Our house is in {home}, with a hall that is too small at festivals.",
  'Our {child} {given} is {noun} in {city}. {She} was the child who brought injured birds home, and {she} has not changed much. We are a family of four from {home}; {she} is the one who settles our arguments, usually with tea.',
  '{given} is the elder of our two children and is {noun} in {city}. {She} learnt Carnatic music for eight years, swims, and will tell you plainly what {she} thinks. We live in {home} and see {her_object} less often than we would like.',
  'I am writing for my younger {sibling_self} {given}, who is {noun} in {city}. After our father died {she} took on more than {her} share without a word about it. {She} deserves a house full of laughter, and we in {home} would like to help find it.',
  '{given} is our youngest and is {noun} in {city}. {She} can cook for twelve without a recipe, reads until late, and has never once forgotten to ask how our day was. Our family lives in {home}; both grandmothers live with us and both wish to be consulted.',
  'My {sibling_self} {given} is {noun} in {city}; I am two years older and was asked to write because {she} would leave out everything good. {She} is just in quarrels, funny in small company, and the first to arrive when somebody needs help. Our parents live in {home}.',
  'We are teachers in {home} and write for our {child} {given}, who is {noun} in {city}. {She} has managed on {her} own since college and comes home with laundry and stories. What we value most in {her_object} is that {she} listens before answering.',
];

/** In Telugu script; {home} and {noun} are Telugu words. */
export const IN_TELUGU = [
  'నేను {home}లో పుట్టి పెరిగాను. ప్రస్తుతం {noun}గా పనిచేస్తున్నాను. తీరిక సమయంలో తెలుగు కథలు చదవడం, మొక్కలు పెంచడం ఇష్టం. అమ్మానాన్నలతో కలిసి భోజనం చేసే సమయం నాకు అన్నింటికన్నా విలువైనది. నెమ్మదిగా మాట్లాడతాను, ఇచ్చిన మాట నిలబెట్టుకుంటాను.',
  '{noun}గా పనిచేస్తున్నాను; మా కుటుంబం {home}లో ఉంటుంది. ఆదివారం ఉదయం అన్నమయ్య కీర్తనలు వింటూ వంట చేయడం అలవాటు. ప్రయాణాలంటే ఇష్టం, పాత దేవాలయాల శిల్పాలు చూడటం ఇంకా ఇష్టం. పెద్దలను గౌరవిస్తూనే నా అభిప్రాయాన్ని స్పష్టంగా చెబుతాను.',
  'మా నాన్నగారు వ్యవసాయం చేస్తారు, అమ్మ ఇంటిని చూసుకుంటారు. {home} దగ్గర మా ఊళ్లో పెరిగిన నేను ఇప్పుడు {noun}గా పనిచేస్తున్నాను. సెలవు దొరికితే ఊరికి వెళ్లి పొలం గట్ల మీద నడవడం చాలా ఇష్టం. సరదాగా ఉంటాను, అవసరమైనప్పుడు ఓపికగా వింటాను.',
  '{noun}గా పనిచేస్తూ వారాంతాల్లో పిల్లలకు చదువు చెబుతాను. మా స్వస్థలం {home}. బ్యాడ్మింటన్ ఆడటం, అమ్మమ్మ చెప్పే కథలు రాసిపెట్టుకోవడం నా అలవాట్లు. మొదట తక్కువ మాట్లాడినా, పరిచయం అయ్యాక మనసు విప్పి మాట్లాడతాను.',
];
