/** Sentences about what a member hopes for. {he}, {his} and {himself} refer to the other side. */

export const HOPES = [
  'I hope to meet somebody kind, with work of {his} own or a wish to have some, who speaks up when things go wrong.',
  'I look for a person who is good to parents, {his} own and mine, and who likes to decide things together.',
  'I look for a companion who has interests of {his} own and is curious about mine.',
  'Honesty matters most to me, humour comes close behind, and the rest we can learn.',
  'Somebody settled in {his} work, at ease with family and in no hurry to impress anyone.',
  'I would like to marry a person who reads, or walks, or cooks, or at least keeps me company while I do.',
  'Education and a steady temper mean more to me than the size of a salary.',
  'I hope for a partner who treats waiters, children and elders with the same respect.',
  'I am looking for a {partner} who can laugh at {himself} and who finishes a conversation instead of leaving the room.',
  'Somebody who keeps promises, the small ones included.',
  'I wish for a marriage of equals: plans made together, a shared kitchen and a shared calendar.',
  'A gentle person who says what {he} thinks would suit me well; guessing tires me.',
];

export const STAYING = [
  'I would like to stay in {city} for the next years, but I am open to moving for {his} work.',
  'I am happy to live in {city}, or anywhere from which {home} can be reached overnight.',
  'I hope that {city} can be our home, at least to begin with.',
];

export const STAYING_HOME = [
  'I expect to stay in {home}, so a liking for a life close to family will help.',
  'My work ties me to {home}, but not my holidays, and {he} should go on with {his} own work if {he} likes to.',
];

export const STAYING_OVERSEAS = [
  'I live in {city} now; a wish to spend at least some years here is important.',
  'I plan to move back to India in a few years, so I hope that {he} would enjoy both places.',
  'Those who work abroad already and those in India are equally welcome.',
];

export const WAYS = [
  'Please speak to me as well as to my family; all of us will answer.',
  'An age difference of up to five years is fine.',
  'A simple wedding with close family would make me happy.',
  'I would like us to talk a few times before the families decide anything.',
  'Our elders will compare gothras; character is something we have to find out ourselves.',
  'Vegetarian food at home would be welcome, but it is no condition.',
  'It would be good if {he} liked children and a house with visitors in it.',
  'I hope that both of us keep our friends and our hobbies after the wedding.',
  'A little Telugu at home matters to me, whatever else we speak.',
];

export const SECOND_TIME = [
  'A person who has been married before is welcome, and so are children.',
  'I would like to take this slowly; trust grows at its own pace.',
];

export const LAST_WORDS = [
  'The rest can wait for a cup of tea.',
  'If this sounds like you, let us begin with a phone call.',
  'Distance is no difficulty; silence is.',
  'Everything else we can find out in time.',
];

/** Written by a relative; {She} and {her} refer to the candidate. */
export const BY_RELATIVES = [
  'We hope for a {partner} who is educated, gentle in speech and happy to know both families. {given} will speak for {herself} from the first call; all we would like is to be introduced.',
  'A settled, good-natured person with a liking for family gatherings, and also for quiet weekends. {She} has {her} own plans for the coming years, and we want them to be respected as we would respect those of the other side.',
  'We ask for honesty about health, work and plans, and offer the same. The two of them should meet and talk freely, with as much time as they need, and their decision will be ours.',
  'Somebody of {her} own age, more or less, with work that brings joy and a good word for other people. Where the two of them live is for them to settle; we can travel, and we have learnt to use the video phone.',
  'A warm and truthful {partner} is all that {given} asks for, and all that we ask for too. We would be glad to meet the family over lunch at our house or at yours, without ceremony and without haste.',
];

/** In Telugu script; {partner} is a Telugu word. */
export const IN_TELUGU = [
  'మంచి మనసు, బాధ్యత తెలిసిన {partner} అయితే చాలు. ఇంటి పనులు, నిర్ణయాలు ఇద్దరం కలిసి పంచుకోవాలని అనుకుంటున్నాను. పెళ్లికి ముందు ఒకటి రెండుసార్లు మనసు విప్పి మాట్లాడుకుంటే మంచిది. మిగతావి పెద్దలు చూసుకుంటారు.',
  'కుటుంబాన్ని ప్రేమించే, స్పష్టంగా మాట్లాడే {partner} కావాలి. ఎక్కడ ఉన్నా పండగలకు సొంత ఊరికి రావడం ఇష్టమై ఉండాలి. చదువు, వృత్తి ఏదైనా పరవాలేదు; ఎదుటివారిని గౌరవించడం ముఖ్యం. ఆడంబరం లేని పెళ్లి మాకు ఇష్టం.',
  'నాకు తోడుగా, స్నేహంగా ఉండే {partner} కావాలి. కష్టం వచ్చినప్పుడు కలిసి ఆలోచించి నిర్ణయం తీసుకోగలగాలి. పుస్తకాలు, సంగీతం, ప్రయాణాలు, వీటిలో ఏదో ఒకటి ఇద్దరికీ నచ్చితే ఇంకా సంతోషం.',
];
